import { createStore } from 'zustand/vanilla'
import { sessionStore } from './session-store.ts'
import { SELECTION_KEY } from '#web/lib/storage/stored-keys.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/** The student's current course, section, and task (spec 3.2.20, 3.7.18). */
export type Selection = {
  progressKey?: string
  contentKey?: string
  sectionKey?: string
  /** For the link back to the section. */
  sectionName?: string
  taskKey?: string
  /** The attempt of the task whose details are open, which a reload opens again. */
  read?: { n: number; question?: number } | undefined
}

type StoredSelection = Selection & { uid: string }

const isStoredSelection = (value: unknown): value is StoredSelection =>
  isObject(value) && 'uid' in value && typeof value.uid === 'string'

const stored = storedValue(() => window.sessionStorage, SELECTION_KEY, isStoredSelection)

export const selectionStore = createStore<{ selection: StoredSelection | undefined }>(() => ({
  selection: stored.read(),
}))

selectionStore.subscribe(({ selection }) => stored.write(selection))

/** Rereads the selection from the tab's storage after another tab has sent it. */
export const restoreSelection = (): void => selectionStore.setState({ selection: stored.read() })

// A sign-out clears the selection. After an expired session, the user returns to it.
sessionStore.subscribe(({ session, expired }, before) => {
  if (before.session !== undefined && session === undefined && !expired)
    selectionStore.setState({ selection: undefined })
})

function storeSelection(selection: Selection): void {
  const { session } = sessionStore.getState()
  if (session !== undefined) selectionStore.setState({ selection: { ...selection, uid: session.uid } })
}

/** Selects a course and clears the section and task. */
export const selectProgress = (progressKey: string): void => storeSelection({ progressKey })

/** Selects a section of the current course. */
export const selectSection = (section: { contentKey: string; key: string; name: string }): void => {
  const { progressKey } = selectionStore.getState().selection ?? {}
  if (progressKey === undefined) return
  storeSelection({ progressKey, contentKey: section.contentKey, sectionKey: section.key, sectionName: section.name })
}

/** Selects a task of the current section. */
export const selectTask = (taskKey: string): void => {
  const { selection } = selectionStore.getState()
  if (selection !== undefined) storeSelection({ ...selection, taskKey, read: undefined })
}

/** Selects the next task in the current course. Without a section name, the task is in the current section. */
export const selectNextTask = (next: {
  contentKey: string
  sectionKey: string
  sectionName: string | null
  taskKey: string
}): void => {
  const { progressKey, sectionName } = selectionStore.getState().selection ?? {}
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

/** Selects any course, section, or task, with what contains it; `sectionName`: for the link back. */
export const selectPlace = (place: Selection & { progressKey: string }): void => storeSelection(place)
