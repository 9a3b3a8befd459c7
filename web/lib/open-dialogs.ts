import { useSyncExternalStore } from 'react'

let stack: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLElement[]) => {
  stack = next
  for (const listener of listeners) listener()
}

/** Registers an open modal dialog with its place for what must stay usable; returns how to unregister it. */
export function registerDialog(place: HTMLElement): () => void {
  change([...stack, place])
  return () => change(stack.filter((open) => open !== place))
}

/** Whether the dialog with this place is in front of all others. */
export const isFront = (place: HTMLElement): boolean => stack.at(-1) === place

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The place in the modal dialog in front, if any. Everything outside a modal dialog is inert: what must stay usable is shown there.
 */
export const useFrontDialog = (): HTMLElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => stack.at(-1),
    () => undefined,
  )

/** Calls `act` once no modal dialog is open: at once, or when the last one closes. */
export function afterDialogs(act: () => void): void {
  if (stack.length === 0) {
    act()
    return
  }
  const unsubscribe = subscribe(() => {
    if (stack.length > 0) return
    unsubscribe()
    act()
  })
}
