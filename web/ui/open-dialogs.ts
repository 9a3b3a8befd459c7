import { useSyncExternalStore } from 'react'

let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLDialogElement[]) => {
  stack = next
  for (const listener of listeners) listener()
}

/** Notes that a modal dialog opened; returns how to note that it closed. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog])
  return () => {
    change(stack.filter((open) => open !== dialog))
  }
}

const hear = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The modal dialog in front, if any. Everything outside it is inert: what must stay usable meanwhile is shown inside it.
 */
export const useFrontDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    hear,
    () => stack.at(-1),
    () => undefined,
  )
