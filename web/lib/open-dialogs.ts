import { createStore } from 'zustand/vanilla'

/** The container elements of the open modal dialogs, topmost last. */
export const openDialogs = createStore<readonly HTMLElement[]>(() => [])

/**
 * Registers an open modal dialog with its container for elements that must stay usable; returns a function that
 * unregisters it.
 */
export function registerDialog(element: HTMLElement): () => void {
  openDialogs.setState((places) => [...places, element], true)
  return () => openDialogs.setState((places) => places.filter((open) => open !== element), true)
}

/** Whether the dialog with this container is the topmost one. */
export const isFront = (element: HTMLElement): boolean => openDialogs.getState().at(-1) === element

/** Calls `run` once no modal dialog is open: immediately, or when the last one closes. */
export function afterDialogs(run: () => void): void {
  if (openDialogs.getState().length === 0) {
    run()
    return
  }
  const unsubscribe = openDialogs.subscribe((places) => {
    if (places.length > 0) return
    unsubscribe()
    run()
  })
}
