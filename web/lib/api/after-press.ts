/** A press that becomes a drag holds what comes under it no longer, milliseconds. */
const PRESS_MS = 1_000
/** A finger's click comes so long after it is up, at most; that of a mouse at once. */
const TAP_MS = 50

const waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function release(): void {
  timer = undefined
  for (const act of waiting.splice(0)) act()
}

function hold({ type, pointerType }: PointerEvent): void {
  clearTimeout(timer)
  timer = setTimeout(release, type === 'pointerdown' ? PRESS_MS : pointerType === 'touch' ? TAP_MS : 0)
}

// The pages that are written ahead have no window.
if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(event, hold, { capture: true })

/**
 * Does now, or after the press that is going on, what may move the page: a button that moves away between a pointer's down and up is not
 * clicked.
 */
export function afterPress(act: () => void): void {
  if (timer === undefined) act()
  else waiting.push(act)
}
