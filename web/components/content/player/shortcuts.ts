/** The action of a key in the player. */
export type Shortcut =
  | { do: 'play' | 'mute' | 'captions' | 'fullscreen' | 'pip' | 'slower' | 'faster' }
  | { do: 'skip'; seconds: number }
  | { do: 'volume'; by: number }
  | { do: 'part'; tenths: number }

const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  ' ': { do: 'play' },
  k: { do: 'play' },
  j: { do: 'skip', seconds: -10 },
  l: { do: 'skip', seconds: 10 },
  ArrowLeft: { do: 'skip', seconds: -5 },
  ArrowRight: { do: 'skip', seconds: 5 },
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'fullscreen' },
  p: { do: 'pip' },
  '<': { do: 'slower' },
  '>': { do: 'faster' },
}

/** The keys and their actions, as help for users. */
export const KEYBOARD_HELP: readonly { keys: string; does: string }[] = [
  { keys: 'Space or K', does: 'Play or pause' },
  { keys: 'J, L', does: '10 seconds back, ahead' },
  { keys: '←, →', does: '5 seconds back, ahead' },
  { keys: '0 to 9', does: 'Go to the start, to 10%, … to 90%' },
  { keys: '↑, ↓', does: 'Louder, quieter' },
  { keys: 'M', does: 'Sound on or off' },
  { keys: 'C', does: 'Captions on or off' },
  { keys: '<, >', does: 'Slower, faster' },
  { keys: 'P', does: 'Picture in picture' },
  { keys: 'F', does: 'Full screen' },
]

type Pressed = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean; target: EventTarget }

/**
 * Whether the focused control handles a key itself: Space activates a button, and arrow keys move the volume slider.
 */
function isForControl(key: string, target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  // In a list, letters find an option; a dialog has its own keys.
  if (target.closest('select, dialog') !== null) return true
  if (key === ' ') return target.closest('button, a') !== null
  return key.startsWith('Arrow') && target.closest('.player__volume') !== null
}

/** The action of a key in the player; undefined if it has none here. */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, target }: Pressed): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey || isForControl(key, target)) return undefined
  if (/^[0-9]$/.test(key)) return { do: 'part', tenths: Number(key) }
  return SHORTCUTS[key.length === 1 ? key.toLowerCase() : key]
}
