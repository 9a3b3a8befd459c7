import { useInfiniteQuery } from '@tanstack/react-query'
import { ListRestart } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { RegradesDocument } from '#generated/regrade-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'
import { NewRegrade } from './new-regrade.tsx'
import { OneRegrade } from './one-regrade.tsx'
import { addressOfRegrade, placeOf } from './regrade-address.ts'
import { isAtWork, type Regrade, REGRADES_KEY } from './use-regrade.ts'

const FIRST_PAGE = ''

const COLUMNS: readonly TableColumn<Regrade>[] = [
  {
    key: 'question',
    header: 'Question',
    cell: ({ id, question, item }) => <Link to={addressOfRegrade(id)}>{words.question(question, item)}</Link>,
    whole: true,
  },
  { key: 'rule', header: 'Rule', cell: ({ rule }) => words.rules[rule] },
  {
    key: 'status',
    header: words.state,
    cell: (job) => (
      <Badge tone={isAtWork(job) ? 'accent' : job.status === 'applied' ? 'success' : 'neutral'}>
        {words.statuses[job.status]}
      </Badge>
    ),
  },
  {
    key: 'changed',
    header: words.changes,
    cell: ({ counts }) => counts.changed.toLocaleString('en-US'),
    end: true,
  },
  { key: 'time', header: 'Begun', cell: ({ createdOn }) => formatDateTime(createdOn) },
]

function RegradeList() {
  const list = useInfiniteQuery({
    queryKey: REGRADES_KEY,
    queryFn: async ({ pageParam }) =>
      (await query(RegradesDocument, { nextToken: pageParam === FIRST_PAGE ? null : pageParam })).regrades,
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextToken ?? undefined,
    staleTime: 0,
  })
  const items = list.data?.pages.flatMap((page) => page.items)
  if (items === undefined) {
    if (list.error === null) return <Skeleton label={words.loadingList} count={4} />
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  }
  if (items.length === 0) {
    return (
      <EmptyState title={words.none} icon={<ListRestart size={24} />}>
        {words.noneText}
      </EmptyState>
    )
  }
  return (
    <>
      <Table caption={words.title} rows={items} rowKey={({ id }) => id} columns={COLUMNS} />
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  )
}

/** Regrades of questions (issue 23, decision 0117): all of them, a new one, or the one that the address names. */
export function RegradesPage() {
  const [params] = useSearchParams()
  const { id, question, isCase } = placeOf(params)
  if (id !== undefined) return <OneRegrade key={id} id={id} />
  return (
    <Page
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Questions', words.title]} list={paths.questions} />}
    >
      <Stack>
        {question !== undefined && <NewRegrade key={question} question={question} isCase={isCase} />}
        <RegradeList />
      </Stack>
    </Page>
  )
}
