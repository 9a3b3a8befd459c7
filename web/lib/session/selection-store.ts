import { create } from 'zustand'
import { useSessionStore } from './session-store.ts'
import { SELECTION_KEY } from '#web/lib/storage/stored-keys.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** What a student looks at now: a course, a section of it, a task of that (spec 3.2.20, 3.7.18). */
export type Selection = {
  progressKey?: string
  contentKey?: string
  sectionKey?: string
  /** For the way back. */
  sectionName?: string
  taskKey?: string
}

type Kept = Selection & { uid: string }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'uid' in value && typeof value.uid === 'string'

const stored = storedValue(() => window.sessionStorage, SELECTION_KEY, isKept)

export const useSelectionStore = create<{ kept: Kept | undefined }>(() => ({ kept: stored.read() }))

useSelectionStore.subscribe(({ kept }) => {
  stored.write(kept)
})

/** Takes what the tab's store holds by now: another tab handed it on. */
export const restoreSelection = (): void => {
  useSelectionStore.setState({ kept: stored.read() })
}

// Who signs out leaves nothing behind; a session that ended on its own comes back to where it was.
useSessionStore.subscribe(({ session, expired }, before) => {
  if (before.session !== undefined && session === undefined && !expired) useSelectionStore.setState({ kept: undefined })
})

function keep(selection: Selection): void {
  const { session } = useSessionStore.getState()
  if (session !== undefined) useSelectionStore.setState({ kept: { ...selection, uid: session.uid } })
}

/** Chooses a course, and with it no section and no task. */
export const selectProgress = (progressKey: string): void => {
  keep({ progressKey })
}

/** Chooses a section of the current course. */
export const selectSection = (section: { contentKey: string; key: string; name: string }): void => {
  const { progressKey } = useSelectionStore.getState().kept ?? {}
  if (progressKey === undefined) return
  keep({ progressKey, contentKey: section.contentKey, sectionKey: section.key, sectionName: section.name })
}

/** Chooses a task of the current section. */
export const selectTask = (taskKey: string): void => {
  const { kept } = useSelectionStore.getState()
  if (kept !== undefined) keep({ ...kept, taskKey })
}

/** Chooses a task wherever it is, with its course and section. */
export const selectPlace = (place: Required<Omit<Selection, 'sectionName'>>): void => {
  keep(place)
}

const nothing: Selection = {}

/** The current selection of who is signed in; empty when there is none. */
export function useSelection(): Selection {
  const uid = useSessionStore(({ session }) => session?.uid)
  const kept = useSelectionStore((state) => state.kept)
  return kept !== undefined && kept.uid === uid ? kept : nothing
}
