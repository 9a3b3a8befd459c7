import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { crumbText } from '#domain/messages/bar.ts'
import { myProgressWords as words } from '#domain/messages/my-progress.ts'
import { RANGES, type Range, columnsOf, type ShownDay } from '#domain/study/progress-figures.ts'
import { paths } from '#web/app/paths.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { type Activity, activityQuery, streakIn } from '#web/components/study/activity-query.ts'
import { CompareCard } from './compare-card.tsx'
import { DayChart } from '#web/ui/chart/day-chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'
import { MyRetentionDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { OutcomesCard } from './outcomes-card.tsx'
import { PaceCard } from './pace-card.tsx'
import { AccuracyCard } from './accuracy-card.tsx'
import { StandingCard } from './standing-card.tsx'

/** The share of answered questions that the student likely remembers. A separate query, because it reads all cards. */
function MemoryCard() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['my-retention'],
    queryFn: async () => (await query(MyRetentionDocument, {})).myRetention,
  })
  const share = data?.today ?? undefined
  return (
    <Card as="section" aria-labelledby="memory-heading" aria-busy={isPending}>
      <h2 id="memory-heading">{words.memory}</h2>
      {isPending && <Skeleton label={words.memoryLoading} count={1} />}
      {error !== null && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && share === undefined && <p>{words.noMemory}</p>}
      {data && share !== undefined && (
        <>
          <p>{words.memoryText(share, data.cards)}</p>
          <ProgressBar value={share} max={1} />
          {data.examDay !== null && data.onExamDay !== null && (
            <p>{words.memoryExam(data.onExamDay, formatDay(data.examDay))}</p>
          )}
          <p className="muted">{words.memoryNote}</p>
        </>
      )}
    </Card>
  )
}

const COLUMNS: readonly TableColumn<ShownDay>[] = [
  { key: 'day', header: 'Day', whole: true, cell: ({ day }) => formatDay(day) },
  { key: 'items', header: 'Questions in tests', end: true, cell: ({ items }) => items },
  { key: 'reviews', header: 'Reviews', end: true, cell: ({ reviews }) => reviews },
  { key: 'all', header: 'Together', end: true, cell: ({ items, reviews }) => items + reviews },
]

type ActivityCardProps = { days: readonly ShownDay[]; today: string; range: Range }

/** Activity per day, and the current streak. Doesn't mention missed days. */
function ActivityCard({ days, today, range }: ActivityCardProps) {
  const columns = columnsOf(days, today, range)
  const sum = (figure: 'items' | 'reviews') => columns.reduce((total, column) => total + column[figure], 0)
  const streak = words.streak(streakIn({ days, today }))
  const rows = columns.filter(({ items, reviews }) => items + reviews > 0).reverse()
  return (
    <Card as="section" aria-labelledby="done-heading">
      <h2 id="done-heading">{words.done}</h2>
      <p>
        {words.doneText(sum('items'), sum('reviews'))} {streak !== '' && <strong>{streak}</strong>}
      </p>
      <DayChart
        days={columns.map(({ day, items, reviews }) => ({
          key: day,
          value: items + reviews,
          text: `${formatDay(day)}: ${words.doneText(items, reviews)}`,
        }))}
        format={String}
        ends={[formatDay(columns[0]?.day ?? today), formatDay(columns.at(-1)?.day ?? today)]}
      />
      <p className="muted">{words.doneNote}</p>
      {rows.length > 0 && (
        <details>
          <summary>{words.asTable}</summary>
          <Table
            caption={range === 52 ? words.doneWeekTable : words.doneTable}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ day }) => day}
            compact
          />
        </details>
      )}
    </Card>
  )
}

/**
 * A student's activity and results (issue 22, decision 0109): charts with their tables, memory, the standard of
 * adaptive tests, and exam outcomes.
 */
export function MyProgressPage() {
  const activity = useQuery(activityQuery)
  const body = () => {
    if (activity.isPending) return <Skeleton label={words.loading} count={3} />
    if (activity.isError) return <ErrorState message={activity.error.message} onRetry={() => void activity.refetch()} />
    return (
      <>
        <ActivitySummary activity={activity.data} />
        <OutcomesCard />
      </>
    )
  }
  return (
    <Page
      title={words.title}
      before={
        <Breadcrumbs
          crumbs={[
            { to: paths.myCourses, name: 'My Courses' },
            { to: paths.ownProgress, name: words.title },
          ]}
          shorten={crumbText}
          wideOnly
        />
      }
    >
      {body()}
    </Page>
  )
}

/** Activity in the selected range. Explains how to start if there is none yet. */
function ActivitySummary({ activity }: { activity: Activity }) {
  const [range, setRange] = useState<Range>(12)
  const { days, today, groups, standing } = activity
  const [first] = days
  if (first === undefined)
    return (
      <EmptyState title={words.none} action={<LinkButton to={paths.myCourses}>{words.back}</LinkButton>}>
        <p>{words.noneText}</p>
      </EmptyState>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="muted">{words.since(formatDay(first.day))}</p>
        <ChoiceChips
          legend={words.range}
          options={RANGES.map((weeks) => ({ value: String(weeks), label: words.ranges[weeks] }))}
          value={String(range)}
          onChange={(value) => setRange(RANGES.find((weeks) => String(weeks) === value) ?? range)}
        />
      </div>
      <AccuracyCard {...{ days, groups, today, range }} />
      <ActivityCard {...{ days, today, range }} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-6 items-start">
        <PaceCard {...{ days, today, range }} />
        <MemoryCard />
        <StandingCard standing={standing} />
        <CompareCard shared={activity.shared} compared={activity.compared} />
      </div>
    </>
  )
}
