import { create } from 'zustand'
import { useSessionStore } from './session-store.ts'
import { SELECTION_KEY } from '#web/lib/storage/stored-keys.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/** What a student looks at now: a course, a section of it, a task of that (spec 3.2.20, 3.7.18). */
export type Selection = {
  progressKey?: string
  contentKey?: string
  sectionKey?: string
  /** For the way back. */
  sectionName?: string
  taskKey?: string
}

type StoredSelection = Selection & { uid: string }

const isStoredSelection = (value: unknown): value is StoredSelection =>
  isObject(value) && 'uid' in value && typeof value.uid === 'string'

const stored = storedValue(() => window.sessionStorage, SELECTION_KEY, isStoredSelection)

export const useSelectionStore = create<{ selection: StoredSelection | undefined }>(() => ({
  selection: stored.read(),
}))

useSelectionStore.subscribe(({ selection }) => {
  stored.write(selection)
})

/** Reads the selection from the tab's storage again, after another tab has sent it. */
export const restoreSelection = (): void => {
  useSelectionStore.setState({ selection: stored.read() })
}

// A sign-out clears the selection; after an expired session the user returns to it.
useSessionStore.subscribe(({ session, expired }, before) => {
  if (before.session !== undefined && session === undefined && !expired)
    useSelectionStore.setState({ selection: undefined })
})

function storeSelection(selection: Selection): void {
  const { session } = useSessionStore.getState()
  if (session !== undefined) useSelectionStore.setState({ selection: { ...selection, uid: session.uid } })
}

/** Chooses a course, and with it no section and no task. */
export const selectProgress = (progressKey: string): void => {
  storeSelection({ progressKey })
}

/** Chooses a section of the current course. */
export const selectSection = (section: { contentKey: string; key: string; name: string }): void => {
  const { progressKey } = useSelectionStore.getState().selection ?? {}
  if (progressKey === undefined) return
  storeSelection({ progressKey, contentKey: section.contentKey, sectionKey: section.key, sectionName: section.name })
}

/** Chooses a task of the current section. */
export const selectTask = (taskKey: string): void => {
  const { selection } = useSelectionStore.getState()
  if (selection !== undefined) storeSelection({ ...selection, taskKey })
}

/** Chooses the task that comes next in the current course; without a section's name it lies in the current section. */
export const selectNextTask = (next: {
  contentKey: string
  sectionKey: string
  sectionName: string | null
  taskKey: string
}): void => {
  const { progressKey, sectionName } = useSelectionStore.getState().selection ?? {}
  if (progressKey === undefined) return
  const name = next.sectionName ?? sectionName
  storeSelection({
    progressKey,
    contentKey: next.contentKey,
    sectionKey: next.sectionKey,
    ...(name !== undefined && { sectionName: name }),
    taskKey: next.taskKey,
  })
}

/** Chooses a task wherever it is, with its course and section. */
export const selectPlace = (place: Required<Omit<Selection, 'sectionName'>>): void => {
  storeSelection(place)
}

const nothing: Selection = {}

/** The signed-in user's current selection; empty when there is none. */
export function useSelection(): Selection {
  const uid = useSessionStore(({ session }) => session?.uid)
  const selection = useSelectionStore((state) => state.selection)
  return selection !== undefined && selection.uid === uid ? selection : nothing
}
