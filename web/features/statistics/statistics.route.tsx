import { ChartColumn, Inbox, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { flawWords } from '#domain/messages/flaws.ts'
import { statisticsWords as words } from '#domain/messages/statistics.ts'
import { FLAWS } from '#domain/item-analysis/flaws.ts'
import { csvOfStatistics } from '#domain/item-analysis/statistics-csv.ts'
import { QuestionStatisticsDocument } from '#generated/statistics-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ExportList } from '#web/ui/list/export-list.tsx'
import { FilterSelect } from '#web/ui/list/filter-select.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { usePagedList } from '#web/ui/list/use-lists.ts'
import { FlawsInbox } from './flaws-inbox.tsx'
import { lineKey, StatisticsTable } from './statistics-table.tsx'

const FLAWS_VIEW = 'flaws'
const FLAW_OPTIONS = FLAWS.map((value) => ({ value, label: words.flaws[value] }))
const ANSWER_OPTIONS = [
  { value: 'enough', label: '30 or more' },
  { value: 'few', label: 'Fewer than 30' },
] as const
const SORTS = ['id', 'n', 'share', 'discrimination', 'efficiency', 'seconds', 'leftOut', 'infit', 'flaws']

/** URL parameters. '' means no filter; without `sort`, the list is sorted by number. */
const statisticsParams = (({ text, oneOf, sort, page }) => ({
  search: text('search'),
  flaw: oneOf('flaw', FLAWS, ''),
  answers: oneOf('answers', ['enough', 'few'], ''),
  sort: sort('sort', SORTS, undefined),
  page: page('page'),
})) satisfies ListSchema<unknown>

const variablesOf = ({ search, flaw, answers, sort }: ReturnType<typeof statisticsParams>) => ({
  search: search === '' ? null : search,
  ...(flaw !== '' && { flaw }),
  ...(answers !== '' && { enough: answers === 'enough' }),
  ...(sort && { sort }),
})

/** Statistics of all questions or, with `?view=flaws`, the inbox of flaws. */
export function StatisticsPage() {
  const [params] = useSearchParams()
  return params.get('view') === FLAWS_VIEW ? <FlawsInbox /> : <StatisticsList />
}

/**
 * Statistics of all answered questions, 50 per page. The URL stores search, filters, sort order, and page (issue 23).
 */
function StatisticsList() {
  const url = useListParams(statisticsParams)
  const { params, fields, change } = url
  const list = usePagedList({
    url,
    queryKey: ['question-statistics'],
    size: 50,
    read: async (shown) =>
      (await query(QuestionStatisticsDocument, { ...variablesOf(shown), page: shown.page })).questionStatistics,
  })
  const isFiltered = params.search !== '' || params.flaw !== '' || params.answers !== ''
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Questions', words.title]} />}
      actions={
        <>
          <LinkButton variant="secondary" to={`${paths.statistics}?view=${FLAWS_VIEW}`}>
            <Inbox size={18} aria-hidden="true" /> {flawWords.title}
          </LinkButton>
          <ExportList
            title="Export statistics"
            file="question-statistics"
            total={list.paging?.total}
            read={async (page) =>
              (await query(QuestionStatisticsDocument, { ...variablesOf(params), page, whole: true }))
                .questionStatistics
            }
            keyOf={lineKey}
            csvOf={csvOfStatistics}
            countText={words.total}
            progress="Lines fetched"
          />
        </>
      }
      filters={
        <FilterBar>
          <SearchBox
            label={words.search}
            hint={words.searchHint}
            search={fields.search}
            onSearch={(search) => change({ search })}
          />
          <FilterSelect
            label="Flaw"
            value={fields.flaw}
            options={FLAW_OPTIONS}
            all="Any or none"
            onChange={(flaw) => change({ flaw })}
          />
          <FilterSelect
            label="Answers"
            value={fields.answers}
            options={ANSWER_OPTIONS}
            all="Any number"
            onChange={(answers) => change({ answers })}
          />
        </FilterBar>
      }
      list={list}
      loading="Loading the statistics"
      label="Statistics"
      count={(total) => <strong>{words.total(total)}</strong>}
      empty={
        isFiltered ? (
          <EmptyState title={words.notFound} icon={<SearchX size={24} />}>
            {words.notFoundText}
          </EmptyState>
        ) : (
          <EmptyState title={words.none} icon={<ChartColumn size={24} />}>
            {words.noneText}
          </EmptyState>
        )
      }
    >
      {(lines) => <StatisticsTable lines={lines} sort={fields.sort} onSort={(sort) => change({ sort })} />}
    </ListPage>
  )
}
