/** The maximum time that a press delays updates, in milliseconds, because a drag can take much longer. */
const MAX_DELAY_MS = 1_000
/** The maximum delay between a finger's release and its click event, in milliseconds. A mouse clicks at once. */
const TAP_MS = 50

const waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function release(): void {
  timer = undefined
  for (const run of waiting.splice(0)) run()
}

function delay({ type, pointerType }: PointerEvent): void {
  clearTimeout(timer)
  timer = setTimeout(release, type === 'pointerdown' ? MAX_DELAY_MS : pointerType === 'touch' ? TAP_MS : 0)
}

// Prerendering has no window.
if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(event, delay, { capture: true })

/**
 * Runs `run`, which may move the page: now, or once the current press has ended. A button that moves between pointer
 * down and pointer up receives no click.
 */
export function afterPress(run: () => void): void {
  if (timer === undefined) run()
  else waiting.push(run)
}
