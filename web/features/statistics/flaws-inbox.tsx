import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Inbox, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Navigate, type NavigateOptions } from 'react-router-dom'
import { flawWords as words } from '#domain/messages/flaws.ts'
import { statisticsWords } from '#domain/messages/statistics.ts'
import { FLAW_STATES } from '#domain/item-analysis/flaw-case.ts'
import type { FlawsQuery } from '#generated/operations.ts'
import { FlawsDocument } from '#generated/statistics-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/reread.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PagedList } from '#web/ui/table/paged-list.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { addressOfFlaws, type FlawsPlace, flawsPlaceOf, REASONS } from './flaws-address.ts'
import { type FlawCase, FlawsTable } from './flaws-table.tsx'

/** Cases a page, as the field gives them. */
const PAGE = 50

const STATE_OPTIONS = [
  { value: '', label: words.anyState },
  ...FLAW_STATES.map((value) => ({ value, label: words.states[value] })),
]
const REASON_OPTIONS = [
  { value: '', label: words.anyReason },
  ...REASONS.map((value) => ({
    value,
    label: value === 'reports' ? words.reported : statisticsWords.flaws[value],
  })),
]

const variablesOf = ({ search, state, reason, page }: FlawsPlace) => ({
  ...(search === '' ? {} : { search }),
  ...(state === '' ? {} : { state }),
  ...(reason === '' ? {} : reason === 'reports' ? { reported: true } : { flaw: reason }),
  page,
})

/** Questions with flaws or reports of mistakes, and what administrators decided of them (issue 23, decision 0116). */
export function FlawsInbox() {
  const { params, chosen, go } = useAddressSearch()
  const client = useQueryClient()
  const [deciding, setDeciding] = useState<number>()
  const place = flawsPlaceOf(params)
  const fields = flawsPlaceOf(chosen)
  const { search, state, reason, page } = place
  const change = (to: Partial<FlawsPlace>, options: NavigateOptions = {}) =>
    go(addressOfFlaws({ ...fields, page: 1, ...to }), options)
  const queryKey = ['flaws', search, state, reason, page]
  const list = useQuery({
    queryKey,
    queryFn: async () => (await query(FlawsDocument, variablesOf(place))).flaws,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  /** The row shows what was decided until the page is left: the index of reports follows a little later. */
  const show = (decided: FlawCase) =>
    putReply<FlawsQuery['flaws']>(client, queryKey, (data) => ({
      ...data,
      items: data.items.map((each) => (each.question === decided.question ? decided : each)),
    }))
  const body = () => {
    const { data, error } = list
    if (data === undefined) {
      if (error === null) return <Skeleton label={words.loading} count={6} />
      return <ErrorState message={error.message} onRetry={() => void list.refetch()} />
    }
    if (data.total === 0)
      return search !== '' || reason !== '' ? (
        <EmptyState title={words.notFound} icon={<SearchX size={24} />}>
          {words.notFoundText}
        </EmptyState>
      ) : (
        <EmptyState title={words.none} icon={<Inbox size={24} />}>
          {words.noneText}
        </EmptyState>
      )
    const pages = Math.ceil(data.total / PAGE)
    if (page > pages && !list.isPlaceholderData)
      return <Navigate to={addressOfFlaws({ ...place, page: pages })} replace />
    return (
      <PagedList
        label={words.title}
        count={<strong>{words.total(data.total)}</strong>}
        page={Math.min(page, pages)}
        pages={pages}
        busy={list.isPlaceholderData}
        onPage={(to) => change({ page: to })}
      >
        {error !== null && <ErrorState message={error.message} onRetry={() => void list.refetch()} />}
        <FlawsTable cases={data.items} onDecide={setDeciding} />
      </PagedList>
    )
  }
  const decided = list.data?.items.find(({ question }) => question === deciding)
  return (
    <Page
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Questions', words.title]} />}
      actions={
        <LinkButton variant="secondary" to={paths.statistics}>
          {words.statistics}
        </LinkButton>
      }
    >
      <FilterBar>
        <SearchBox
          label={statisticsWords.search}
          hint={statisticsWords.searchHint}
          search={fields.search}
          onSearch={(to) => {
            if (to !== fields.search) change({ search: to }, { preventScrollReset: true })
          }}
        />
        <SelectField
          label={words.reason}
          value={fields.reason}
          options={REASON_OPTIONS}
          onChange={({ target: { value } }) =>
            change({ reason: REASONS.find((each) => each === value) ?? '' }, { preventScrollReset: true })
          }
        />
        <SelectField
          label={words.state}
          value={fields.state}
          options={STATE_OPTIONS}
          onChange={({ target: { value } }) =>
            change({ state: FLAW_STATES.find((each) => each === value) ?? '' }, { preventScrollReset: true })
          }
        />
      </FilterBar>
      {body()}
      {decided !== undefined && (
        <DecideDialog
          key={decided.question}
          flawCase={decided}
          onDecided={(after) => {
            show(after)
            setDeciding(undefined)
          }}
          onChanged={() => void list.refetch()}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Page>
  )
}
