import { createStore } from 'zustand/vanilla'

/** The places of the open modal dialogs, the front one last. */
export const openDialogs = createStore<readonly HTMLElement[]>(() => [])

/** Registers an open modal dialog with its place for what must stay usable; returns how to unregister it. */
export function registerDialog(place: HTMLElement): () => void {
  openDialogs.setState((places) => [...places, place], true)
  return () => openDialogs.setState((places) => places.filter((open) => open !== place), true)
}

/** Whether the dialog with this place is in front of all others. */
export const isFront = (place: HTMLElement): boolean => openDialogs.getState().at(-1) === place

/** Calls `act` once no modal dialog is open: at once, or when the last one closes. */
export function afterDialogs(act: () => void): void {
  if (openDialogs.getState().length === 0) {
    act()
    return
  }
  const unsubscribe = openDialogs.subscribe((places) => {
    if (places.length > 0) return
    unsubscribe()
    act()
  })
}
