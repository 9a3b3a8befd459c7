import { create } from 'zustand'
import { sessionStore } from '#web/lib/session/session-store.ts'

type Ticked = { ids: ReadonlySet<number> }

const none: Ticked = { ids: new Set() }

/** Ids of the questions selected in the list. Kept across pages and while one of them is open. */
export const useTicked = create<Ticked>(() => none)

export const tickQuestions = (ids: readonly number[], on: boolean): void =>
  useTicked.setState((before) => {
    const after = new Set(before.ids)
    for (const id of ids) {
      if (on) after.add(id)
      else after.delete(id)
    }
    return { ids: after }
  })

export const clearTicked = (): void => useTicked.setState(none)

sessionStore.subscribe(({ session }, before) => {
  if (session?.uid !== before.session?.uid) clearTicked()
})
