import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'

/**
 * The browser's Back button leaves a step within a screen before it leaves the screen, like the step's own "Back"
 * button.
 */
export function useBackLeavesStep(inStep: boolean, onBack: () => void): void {
  const blocker = useBlocker(({ historyAction }) => inStep && historyAction === NavigationType.Pop)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onBack()
  }, [blocker, onBack])
}
