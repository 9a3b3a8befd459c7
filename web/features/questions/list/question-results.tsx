import type { QuestionListQuery } from '#generated/operations.ts'
import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'
import { PagedList } from '#web/ui/table/paged-list.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { questionsText } from '../questions-text.ts'
import { BulkActions } from './bulk-actions.tsx'
import { QuestionTable } from './question-table.tsx'
import { addressOfSearch, sortOfAddress } from './search-address.ts'
import { SelectionBar } from './selection-bar.tsx'
import { tickQuestions, useTicked } from './ticked-questions.ts'

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
