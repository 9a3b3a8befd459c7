/** What the player does at a key. */
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

/** The keys and what they do, for those who read it. */
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

/** Whether a key is for the control that has the focus: a button is pressed by Space, a slider of its own moves by arrows. */
function isForControl(key: string, target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  // Letters find a choice in its list; a dialog has keys of its own.
  if (target.closest('select, dialog') !== null) return true
  if (key === ' ') return target.closest('button, a') !== null
  return key.startsWith('Arrow') && target.closest('.player__volume') !== null
}

/** What a key in the player asks for; undefined when it asks for nothing here. */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, target }: Pressed): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey || isForControl(key, target)) return undefined
  if (/^[0-9]$/.test(key)) return { do: 'part', tenths: Number(key) }
  return SHORTCUTS[key.length === 1 ? key.toLowerCase() : key]
}
