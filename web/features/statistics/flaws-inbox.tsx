import { useQueryClient } from '@tanstack/react-query'
import { Inbox, SearchX } from 'lucide-react'
import { useState } from 'react'
import { flawWords as words } from '#domain/messages/flaws.ts'
import { statisticsWords } from '#domain/messages/statistics.ts'
import { FLAW_STATES } from '#domain/item-analysis/flaw-case.ts'
import { FLAWS } from '#domain/item-analysis/flaws.ts'
import type { FlawsQuery } from '#generated/operations.ts'
import { FlawsDocument } from '#generated/statistics-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { FilterSelect } from '#web/ui/list/filter-select.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { usePagedList } from '#web/ui/list/use-lists.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { type FlawCase, FlawsTable } from './flaws-table.tsx'

/** Kinds of reasons, most urgent first. 'reports' means that students reported the question. */
const REASONS = [...FLAWS, 'reports'] as const
const ALL_STATES = 'all'

const STATE_OPTIONS = FLAW_STATES.map((value) => ({ value, label: words.states[value] }))
const REASON_OPTIONS = REASONS.map((value) => ({
  value,
  label: value === 'reports' ? words.reported : statisticsWords.flaws[value],
}))

/** Shows new cases unless the URL sets a filter. */
const flawsParams = (({ text, oneOf, page }) => ({
  search: text('search'),
  state: oneOf('state', [...FLAW_STATES, ALL_STATES], 'new'),
  reason: oneOf('reason', REASONS, ''),
  page: page('page'),
})) satisfies ListSchema<unknown>

const variablesOf = ({ search, state, reason, page }: ReturnType<typeof flawsParams>) => ({
  ...(search === '' ? {} : { search }),
  ...(state === ALL_STATES ? {} : { state }),
  ...(reason === '' ? {} : reason === 'reports' ? { reported: true } : { flaw: reason }),
  page,
})

/** Questions with flaws or reported mistakes, and administrators' decisions about them (issue 23, decision 0116). */
export function FlawsInbox() {
  const url = useListParams(flawsParams)
  const { params, fields, change } = url
  const client = useQueryClient()
  const [deciding, setDeciding] = useState<number>()
  const list = usePagedList({
    url,
    queryKey: ['flaws'],
    size: 50,
    read: async (shown) => (await query(FlawsDocument, variablesOf(shown))).flaws,
  })
  /**
   * Keeps the decided case in the list until the user leaves the page, because the index of reports updates a little
   * later.
   */
  const show = (decided: FlawCase) =>
    putReply<FlawsQuery['flaws']>(client, list.queryKey, (data) => ({
      ...data,
      items: data.items.map((each) => (each.question === decided.question ? decided : each)),
    }))
  const decided = list.rows?.find(({ question }) => question === deciding)
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Questions', words.title]} />}
      actions={
        <LinkButton variant="secondary" to={paths.statistics}>
          {words.statistics}
        </LinkButton>
      }
      filters={
        <FilterBar>
          <SearchBox
            label={statisticsWords.search}
            hint={statisticsWords.searchHint}
            search={fields.search}
            onSearch={(search) => change({ search })}
          />
          <FilterSelect
            label={words.reason}
            value={fields.reason}
            options={REASON_OPTIONS}
            all={words.anyReason}
            onChange={(reason) => change({ reason })}
          />
          <FilterSelect
            label={words.state}
            value={fields.state === ALL_STATES ? '' : fields.state}
            options={STATE_OPTIONS}
            all={words.anyState}
            onChange={(state) => change({ state: state === '' ? ALL_STATES : state })}
          />
        </FilterBar>
      }
      list={list}
      loading={words.loading}
      label={words.title}
      count={(total) => <strong>{words.total(total)}</strong>}
      empty={
        params.search !== '' || params.reason !== '' ? (
          <EmptyState title={words.notFound} icon={<SearchX size={24} />}>
            {words.notFoundText}
          </EmptyState>
        ) : (
          <EmptyState title={words.none} icon={<Inbox size={24} />}>
            {words.noneText}
          </EmptyState>
        )
      }
      dialogs={
        decided !== undefined && (
          <DecideDialog
            key={decided.question}
            flawCase={decided}
            onDecided={(after) => {
              show(after)
              setDeciding(undefined)
            }}
            onChanged={list.retry}
            onClose={() => setDeciding(undefined)}
          />
        )
      }
    >
      {(cases) => <FlawsTable cases={cases} onDecide={setDeciding} />}
    </ListPage>
  )
}
