import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { crumbText } from '#domain/messages/bar.ts'
import { ownProgressWords as words } from '#domain/messages/own-progress.ts'
import { RANGES, type Range } from '#domain/study/progress-figures.ts'
import { paths } from '#web/app/paths.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { type Activity, activityQuery } from './activity-query.ts'
import { CompareCard } from './compare-card.tsx'
import { DoneCard } from './done-card.tsx'
import { MemoryCard } from './memory-card.tsx'
import { OutcomesCard } from './outcomes-card.tsx'
import { PaceCard } from './pace-card.tsx'
import { RightCard } from './right-card.tsx'
import { StandingCard } from './standing-card.tsx'
import './own-progress.css'

/**
 * What a student did and how it went (issue 22, decision 0109): charts with a table behind each, what is remembered, the standard of
 * adaptive tests, and the outcome of the exam itself.
 */
export function OwnProgressPage() {
  const activity = useQuery(activityQuery)
  const body = () => {
    if (activity.isPending) return <Skeleton label={words.loading} count={3} shape="tall" />
    if (activity.isError) return <ErrorState message={activity.error.message} onRetry={() => void activity.refetch()} />
    return (
      <>
        <Done activity={activity.data} />
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
        />
      }
    >
      {body()}
    </Page>
  )
}

/** What was done in the time that is chosen; of who did nothing yet, how to begin. */
function Done({ activity }: { activity: Activity }) {
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
      <div className="own-progress__head">
        <p className="muted">{words.since(formatDay(first.day))}</p>
        <ChoiceChips
          legend={words.range}
          options={RANGES.map((weeks) => ({ value: String(weeks), label: words.ranges[weeks] }))}
          value={String(range)}
          onChange={(value) => setRange(RANGES.find((weeks) => String(weeks) === value) ?? range)}
        />
      </div>
      <DoneCard {...{ days, today, range }} />
      <RightCard {...{ days, groups, today, range }} />
      <div className="own-progress__pair">
        <PaceCard {...{ days, today, range }} />
        <MemoryCard />
        <StandingCard standing={standing} />
        <CompareCard shared={activity.shared} compared={activity.compared} />
      </div>
    </>
  )
}
