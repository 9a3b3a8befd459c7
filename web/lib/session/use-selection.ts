import { useStore } from 'zustand'
import { type Selection, selectionStore } from './selection-store.ts'
import { useSession } from './use-session.ts'

const nothing: Selection = {}

/** The signed-in user's current selection; empty if there is none. */
export function useSelection(): Selection {
  const uid = useSession()?.uid
  const selection = useStore(selectionStore, (state) => state.selection)
  return selection !== undefined && selection.uid === uid ? selection : nothing
}
