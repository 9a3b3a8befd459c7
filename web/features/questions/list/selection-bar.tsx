import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QuestionIdsDocument } from '#generated/admin-operations.ts'
import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { query } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { questionsText } from '../questions-text.ts'
import { clearTicked, tickQuestions, useTicked } from './ticked-questions.ts'
import './selection-bar.css'

type SelectionBarProps = {
  search: QuestionSearch | undefined
  sort: TableSort | undefined
  /** How many questions the list has on all of its pages. */
  total: number
  /** What can be done with the ticked questions. */
  children: ReactNode
}

/** How many questions are ticked, with all that the list holds to add, and what can be done with them; in view while some are. */
export function SelectionBar({ search, sort, total, children }: SelectionBarProps) {
  const { ids } = useTicked()
  const all = useMutation({
    mutationFn: async () => (await query(QuestionIdsDocument, { search, sort })).questionIds,
    onSuccess: (matches) => tickQuestions(matches, true),
    onError: (error) => showError(error.message),
  })
  if (ids.size === 0) return null
  return (
    <section className="selection-bar" aria-label="Selected questions">
      <p role="status" className="selection-bar__count">
        <strong>{questionsText(ids.size)}</strong> selected
      </p>
      {ids.size < total && (
        <Button variant="quiet" busy={all.isPending} onClick={() => all.mutate()}>
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      <div className="selection-bar__actions">{children}</div>
      <Button variant="quiet" onClick={clearTicked}>
        Clear selection
      </Button>
    </section>
  )
}
