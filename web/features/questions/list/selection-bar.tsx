import type { QuestionSearch } from '#domain/questions/check-search.ts'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { questionsText } from '../questions-text.ts'
import { Download, Tag, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { BulkAction } from '../bulk/run-bulk.ts'
import { ExportQuestions } from '../export/export-questions.tsx'
import { selectQuestions, useQuestionSelection, clearSelection } from './question-selection.ts'
import { useMutation } from '@tanstack/react-query'
import { QuestionIdsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'
import '#web/features/questions/questions.css'

type SelectionBarProps = {
  search: QuestionSearch | undefined
  sort: TableSort | undefined
  /** Number of questions in the list, across all pages. */
  total: number
}

/**
 * Shows the number of selected questions, a button to select the whole list, and the bulk actions. Hidden while nothing
 * is selected.
 */
export function SelectionBar({ search, sort, total }: SelectionBarProps) {
  const { ids } = useQuestionSelection()
  const all = useMutation({
    mutationFn: async () => (await query(QuestionIdsDocument, { search, sort })).questionIds,
    onSuccess: (matches) => selectQuestions(matches, true),
    onError: (error) => showError(error.message),
  })
  if (ids.size === 0) return null
  return (
    <section
      className="selection-bar sticky bottom-3 z-2 flex flex-wrap gap-y-2 gap-x-3 items-center py-2 px-4 border border-border rounded-large bg-surface shadow-medium max-sm:gap-y-0 max-sm:gap-x-2 max-sm:py-2 max-sm:px-3"
      aria-label="Selected questions"
    >
      <p role="status" className="m-0">
        <strong>{questionsText(ids.size)}</strong> selected
      </p>
      {ids.size < total && (
        <Button variant="quiet" busy={all.isPending} onClick={() => all.mutate()}>
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      <div className="selection-bar__actions">
        <BulkActions ids={[...ids]} />
      </div>
      <Button variant="quiet" onClick={clearSelection}>
        Clear selection
      </Button>
    </section>
  )
}

const ACTIONS: { action: BulkAction; label: string; Icon: typeof Tag }[] = [
  { action: 'AddTag', label: 'Add tag', Icon: Tag },
  { action: 'RemoveTag', label: 'Remove tag', Icon: X },
  { action: 'Delete', label: 'Delete', Icon: Trash2 },
]

/** Bulk actions on the selected questions. */
function BulkActions({ ids }: { ids: readonly number[] }) {
  const [popup, setPopup] = useState<{ action: BulkAction | 'export'; ids: readonly number[] }>()
  const open = (action: BulkAction | 'export') => setPopup({ action, ids })
  const close = () => setPopup(undefined)
  return (
    <>
      {ACTIONS.map(({ action, label, Icon }) => (
        <Button key={action} variant="secondary" onClick={() => open(action)}>
          <Icon size={18} aria-hidden="true" /> {label}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => open('export')}>
        <Download size={18} aria-hidden="true" /> Export selected
      </Button>
      {popup?.action === 'export' && <ExportQuestions selected={popup.ids} onClose={close} />}
      {popup !== undefined && popup.action !== 'export' && (
        <BulkDialog
          ids={popup.ids}
          action={popup.action}
          onClose={close}
          onDeleted={(deleted) => selectQuestions(deleted, false)}
        />
      )}
    </>
  )
}
