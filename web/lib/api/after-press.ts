/** The maximum time that a press delays updates, in milliseconds, because a drag can take much longer. */
const PRESS_MS = 1_000
/** The maximum delay between a finger's release and its click event, in milliseconds. A mouse clicks at once. */
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

// Prerendering has no window.
if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(event, hold, { capture: true })

/**
 * Runs `act`, which may move the page: now, or once the current press has ended. A button that moves between pointer
 * down and pointer up receives no click.
 */
export function afterPress(act: () => void): void {
  if (timer === undefined) act()
  else waiting.push(act)
}
