import { create } from 'zustand'
import { sessionStore } from '#web/lib/session/session-store.ts'

type QuestionSelection = { ids: ReadonlySet<number> }

const EMPTY: QuestionSelection = { ids: new Set() }

/** Ids of the questions selected in the list. Kept across pages and while one of them is open. */
export const useQuestionSelection = create<QuestionSelection>(() => EMPTY)

export const selectQuestions = (ids: readonly number[], on: boolean): void =>
  useQuestionSelection.setState((before) => {
    const after = new Set(before.ids)
    for (const id of ids) {
      if (on) after.add(id)
      else after.delete(id)
    }
    return { ids: after }
  })

export const clearSelection = (): void => useQuestionSelection.setState(EMPTY)

sessionStore.subscribe(({ session }, before) => {
  if (session?.uid !== before.session?.uid) clearSelection()
})
