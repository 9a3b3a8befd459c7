import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { planWords as words } from '#domain/messages/plan.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { RunningTests } from '#web/components/attempts/running-tests.tsx'
import { daysToExam, planQuery, type StudyPlan } from '#web/components/study/plan-query.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlanDays, PlanToday } from './plan-days.tsx'
import { PlanFeed } from './plan-feed.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanWeeks } from './plan-weeks.tsx'

/** Days until the exam, the daily amount, and why it isn't more. */
function PlanFacts({ plan }: { plan: StudyPlan }) {
  const { newADay, wanted, unseen, doneThisWeek } = plan
  const remark = () => {
    if (wanted === 0) return words.lastDays
    if (newADay === 0 && unseen > 0) return words.nothingNew
    return newADay < wanted ? words.tooMany(unseen, wanted, newADay) : undefined
  }
  const remarkText = remark()
  return (
    <Card as="section" aria-labelledby="plan-facts">
      <h2 id="plan-facts">{words.until(daysToExam(plan))}</h2>
      <Facts
        facts={[
          { term: words.newADay, value: newADay },
          { term: words.unseen, value: unseen.toLocaleString('en-US') },
          { term: words.doneThisWeek, value: words.countQuestions(doneThisWeek) },
        ]}
      />
      {remarkText !== undefined && <p className="muted">{remarkText}</p>}
    </Card>
  )
}

/**
 * A student's plan until the exam: what each week and each of the next days contains, and its calendar feed (issue 22).
 */
export function PlanPage() {
  const plan = useQuery(planQuery)
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const body = () => {
    if (plan.data !== undefined) return <Plan plan={plan.data} onChange={open} />
    if (plan.isError) return <ErrorState message={plan.error.message} onRetry={() => void plan.refetch()} />
    return <Skeleton label={words.loading} count={3} />
  }
  return (
    <Page
      title={words.title}
      before={
        <Breadcrumbs
          crumbs={[
            { to: paths.myCourses, name: 'My Courses' },
            { to: paths.studyPlan, name: words.title },
          ]}
          shorten={crumbText}
          wideOnly
        />
      }
      actions={
        plan.data?.state === 'planned' && (
          <Button variant="secondary" onClick={open}>
            {words.change}
          </Button>
        )
      }
    >
      {body()}
      {isOpen && plan.data !== undefined && <PlanForm plan={plan.data} onClose={() => setOpen(false)} />}
    </Page>
  )
}

function Plan({ plan, onChange }: { plan: StudyPlan; onChange: () => void }) {
  if (plan.state === 'noCourse')
    return (
      <EmptyState title={words.noCourse} action={<LinkButton to={paths.myCourses}>{words.back}</LinkButton>}>
        {words.noCourseText}
      </EmptyState>
    )
  if (plan.state !== 'planned') {
    const isOver = plan.state === 'examDayOver'
    return (
      <EmptyState
        title={isOver ? words.over : words.missing}
        action={<Button onClick={onChange}>{words.begin}</Button>}
      >
        {isOver ? words.overText : words.missingText}
      </EmptyState>
    )
  }
  const { accessUntil, startNext } = plan
  return (
    <Stack>
      <RunningTests />
      {accessUntil !== null && (
        <Notice tone="accent">
          {startNext === null ? (
            <>
              {words.accessUntil(formatDay(accessUntil))} <Link to={paths.contact}>{words.extend}</Link>
            </>
          ) : (
            <>
              {words.startNext(formatDay(accessUntil), startNext)} <Link to={paths.myCourses}>{words.openCourses}</Link>
            </>
          )}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        <PlanToday plan={plan} />
        <PlanFacts plan={plan} />
      </div>
      <PlanDays plan={plan} />
      <PlanWeeks plan={plan} />
      <PlanFeed plan={plan} />
    </Stack>
  )
}
