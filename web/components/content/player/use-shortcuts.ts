import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

/** Handles keys pressed within the player, only while it has focus (WCAG 2.1.4). */
export function useShortcuts(player: HTMLElement | null, onShortcut: (shortcut: Shortcut) => void): void {
  const act = useEffectEvent(onShortcut)
  useEffect(() => {
    if (player === null) return
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event
      const shortcut = target && shortcutOf({ key, ctrlKey, altKey, metaKey, target })
      if (!shortcut) return
      event.preventDefault()
      act(shortcut)
    }
    player.addEventListener('keydown', press)
    return () => player.removeEventListener('keydown', press)
  }, [player])
}
