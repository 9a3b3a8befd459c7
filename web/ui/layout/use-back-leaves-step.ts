import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'

/** The browser's Back leaves a step within a screen before it leaves the screen, as its own button "Back" does. */
export function useBackLeavesStep(inStep: boolean, leave: () => void): void {
  const blocker = useBlocker(({ historyAction }) => inStep && historyAction === NavigationType.Pop)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    leave()
  }, [blocker, leave])
}
