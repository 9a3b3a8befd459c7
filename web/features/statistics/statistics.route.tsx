import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn, Download, Inbox, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Navigate, type NavigateOptions, useSearchParams } from 'react-router-dom'
import { flawWords } from '#domain/messages/flaws.ts'
import { statisticsWords as words } from '#domain/messages/statistics.ts'
import { FLAWS } from '#domain/item-analysis/flaws.ts'
import { QuestionStatisticsDocument } from '#generated/statistics-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'
import { Button } from '#web/ui/button.tsx'
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
import { csvOfStatistics, type StatisticsRow } from '#domain/item-analysis/statistics-csv.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'
import {
  type StatisticsPlace,
  variablesOf,
  addressOfStatistics,
  ENOUGH,
  statisticsPlaceOf,
} from './statistics-address.ts'
import { addressOfFlaws, flawsPlaceOf, FLAWS_VIEW } from './flaws-address.ts'
import { FlawsInbox } from './flaws-inbox.tsx'
import { StatisticsTable } from './statistics-table.tsx'
import './statistics.css'

type Fetched = { done: number; total: number }

/** All lines that the list shows, page by page, each once; undefined when stopped. */
async function fetchLines(place: StatisticsPlace, { signal, onProgress, onWaiting }: ExportRun<Fetched>) {
  const lines = new Map<string, StatisticsRow>()
  for (let page = 1; ; page += 1) {
    const send = () => query(QuestionStatisticsDocument, { ...variablesOf(place), page, whole: true })
    const { questionStatistics: list } = await retryWhileOffline(send, { signal, onWaiting })
    if (signal.aborted) return undefined
    for (const line of list.items) lines.set(`${line.id} ${line.item ?? 0}`, line)
    onProgress({ done: lines.size, total: list.total })
    if (list.items.length === 0 || lines.size >= list.total) return [...lines.values()]
  }
}

type ExportStatisticsProps = { place: StatisticsPlace; total: number; onClose: () => void }

/** Saves all lines that the list shows, on all of its pages, as a CSV file. */
function ExportStatistics({ place, total, onClose }: ExportStatisticsProps) {
  const save = async (run: ExportRun<Fetched>) => {
    const lines = await fetchLines(place, run)
    if (lines === undefined) return undefined
    const name = `question-statistics-${new Date().toISOString().slice(0, 10)}.csv`
    saveFile(name, 'text/csv;charset=utf-8', csvOfStatistics(lines))
    return words.total(lines.length)
  }
  return (
    <ExportDialog<Fetched>
      title="Export statistics"
      action="Export as CSV"
      run={save}
      onClose={onClose}
      choices={() => <p>{words.total(total)}, as a file for spreadsheets.</p>}
      progress={(work = { done: 0, total }) => (
        <>
          <p>
            {work.done.toLocaleString('en')} of {words.total(work.total)}
          </p>
          <ProgressBar label="Lines fetched" value={work.done} max={work.total} />
        </>
      )}
    />
  )
}

/** Lines a page, as the field gives them. */
const PAGE = 50

const FLAW_OPTIONS = FLAWS.map((value) => ({ value, label: words.flaws[value] }))
const ANSWER_OPTIONS = [
  { value: 'enough', label: '30 or more' },
  { value: 'few', label: 'Fewer than 30' },
]

/** Statistics of all questions or, with `?view=flaws`, the inbox of flaws. */
export function StatisticsPage() {
  const [params] = useSearchParams()
  return params.get('view') === FLAWS_VIEW ? <FlawsInbox /> : <StatisticsList />
}

/** Statistics of all questions that were answered, 50 a page; the address holds search, filters, sort and page (issue 23). */
function StatisticsList() {
  const { params, chosen, go } = useAddressSearch()
  const [exporting, setExporting] = useState(false)
  const place = statisticsPlaceOf(params)
  const { search, flaw, answers, sort, page } = place
  const fields = statisticsPlaceOf(chosen)
  const change = (to: Partial<StatisticsPlace>, options: NavigateOptions = {}) =>
    go(addressOfStatistics({ ...fields, page: 1, ...to }), options)
  const list = useQuery({
    queryKey: ['question-statistics', search, flaw, answers, sort ?? null, page],
    queryFn: async () => (await query(QuestionStatisticsDocument, { ...variablesOf(place), page })).questionStatistics,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isFiltered = search !== '' || flaw !== '' || answers !== ''
  const body = () => {
    const { data, error } = list
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the statistics" count={6} />
      return <ErrorState message={error.message} onRetry={() => void list.refetch()} />
    }
    if (data.total === 0)
      return isFiltered ? (
        <EmptyState title={words.notFound} icon={<SearchX size={24} />}>
          {words.notFoundText}
        </EmptyState>
      ) : (
        <EmptyState title={words.none} icon={<ChartColumn size={24} />}>
          {words.noneText}
        </EmptyState>
      )
    const pages = Math.ceil(data.total / PAGE)
    if (page > pages && !list.isPlaceholderData)
      return <Navigate to={addressOfStatistics({ ...place, page: pages })} replace />
    return (
      <PagedList
        label="Statistics"
        count={<strong>{words.total(data.total)}</strong>}
        page={Math.min(page, pages)}
        pages={pages}
        busy={list.isPlaceholderData}
        onPage={(to) => change({ page: to })}
      >
        {error !== null && <ErrorState message={error.message} onRetry={() => void list.refetch()} />}
        <StatisticsTable
          lines={data.items}
          sort={fields.sort}
          onSort={(to) => change({ sort: to }, { replace: true, preventScrollReset: true })}
        />
      </PagedList>
    )
  }
  return (
    <Page
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Questions', words.title]} />}
      actions={
        <>
          <LinkButton variant="secondary" to={addressOfFlaws(flawsPlaceOf(new URLSearchParams()))}>
            <Inbox size={18} aria-hidden="true" /> {flawWords.title}
          </LinkButton>
          <Button
            variant="secondary"
            disabled={list.data === undefined || list.data.total === 0}
            onClick={() => setExporting(true)}
          >
            <Download size={18} aria-hidden="true" /> Export
          </Button>
        </>
      }
    >
      <FilterBar>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          search={fields.search}
          onSearch={(to) => {
            if (to !== fields.search) change({ search: to }, { preventScrollReset: true })
          }}
        />
        <SelectField
          label="Flaw"
          value={fields.flaw}
          options={FLAW_OPTIONS}
          placeholder="Any or none"
          onChange={({ target: { value } }) =>
            change({ flaw: FLAWS.find((kind) => kind === value) ?? '' }, { preventScrollReset: true })
          }
        />
        <SelectField
          label="Answers"
          value={fields.answers}
          options={ANSWER_OPTIONS}
          placeholder="Any number"
          onChange={({ target: { value } }) =>
            change({ answers: ENOUGH.find((each) => each === value) ?? '' }, { preventScrollReset: true })
          }
        />
      </FilterBar>
      {body()}
      {exporting && list.data !== undefined && (
        <ExportStatistics place={place} total={list.data.total} onClose={() => setExporting(false)} />
      )}
    </Page>
  )
}
