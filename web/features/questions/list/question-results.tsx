import type { QuestionListQuery } from '#generated/operations.ts'
import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { questionsText } from '../questions-text.ts'
import { Download, Tag, Trash2, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { BulkAction } from '../bulk/run-bulk.ts'
import { ExportQuestions } from '../export/export-questions.tsx'
import { tickQuestions, useTicked, clearTicked } from './ticked-questions.ts'
import { QuestionTable } from './question-table.tsx'
import { addressOfSearch, sortOfAddress } from './search-address.ts'
import { useMutation } from '@tanstack/react-query'
import { QuestionIdsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'
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
function SelectionBar({ search, sort, total, children }: SelectionBarProps) {
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

const ACTIONS: { action: BulkAction; label: string; Icon: typeof Tag }[] = [
  { action: 'AddTag', label: 'Add tag', Icon: Tag },
  { action: 'RemoveTag', label: 'Remove tag', Icon: X },
  { action: 'Delete', label: 'Delete', Icon: Trash2 },
]

/** What can be done with ticked questions at once. */
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
          onDeleted={(gone) => tickQuestions(gone, false)}
        />
      )}
    </>
  )
}

/** Questions a page (spec 2.9.2). */
export const QUESTIONS_A_PAGE = 50

type QuestionResultsProps = {
  list: QuestionListQuery['questions']
  search: QuestionSearch | undefined
  sort: TableSort | undefined
  page: number
  /** Another page is being fetched. */
  busy: boolean
}

/** A page of the bank or of what a search finds: rows to sort, to tick and to open. */
export function QuestionResults({ list, search, sort, page, busy }: QuestionResultsProps) {
  const { chosen, go } = useAddressSearch()
  const { ids } = useTicked()
  const pages = Math.ceil(list.total / QUESTIONS_A_PAGE)
  return (
    <>
      <PagedList
        label="Questions"
        count={`${questionsText(list.total)}${search === undefined ? '' : ' found'}`}
        page={Math.min(page, pages)}
        pages={pages}
        busy={busy}
        onPage={(to) => go(addressOfSearch(search, to, sort))}
      >
        <QuestionTable
          questions={list.items}
          sort={sortOfAddress(chosen)}
          onSort={(to) => go(addressOfSearch(search, 1, to), { replace: true, preventScrollReset: true })}
          ticks={{
            ticked: new Set([...ids].map(String)),
            onTick: (keys, on) => tickQuestions(keys.map(Number), on),
            nameOf: ({ id }) => `question ${id}`,
            all: 'all questions of this page',
          }}
        />
      </PagedList>
      <SelectionBar search={search} sort={sort} total={list.total}>
        <BulkActions ids={[...ids]} />
      </SelectionBar>
    </>
  )
}
