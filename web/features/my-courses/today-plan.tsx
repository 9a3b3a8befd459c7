import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router-dom'
import { planWords } from '#domain/messages/plan.ts'
import { reviewWords } from '#domain/messages/reviews.ts'
import { daysInARow, todayWords as words } from '#domain/messages/today.ts'
import { paths } from '#web/app/paths.ts'
import { activityQuery, streakIn } from '#web/components/study/activity-query.ts'
import { PlanChecklist, rowsOfToday } from '#web/components/study/plan-checklist.tsx'
import { daysToExam, planQuery } from '#web/components/study/plan-query.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { FactsLine, PlanSpace } from './today-places.tsx'

/** The countdown to the exam and the current streak, as far as they are known. */
export function TodayFacts() {
  const { data: plan } = useQuery(planQuery)
  const { data: activity } = useQuery(activityQuery)
  const streak = activity === undefined ? 0 : streakIn(activity).current
  const facts = [
    ...(plan?.state === 'planned' ? [planWords.until(daysToExam(plan))] : []),
    ...(streak > 1 ? [daysInARow(streak)] : []),
  ]
  return <FactsLine text={facts.join(' · ')} />
}

const MAX_ROWS = 3

/** Today's part of the study plan as a checklist, or how to get a plan. */
export function TodayPlan() {
  const { data: plan, isPending } = useQuery(planQuery)
  if (isPending)
    return (
      <PlanSpace>
        <Skeleton label={words.loading} shape="line" />
      </PlanSpace>
    )
  if (plan !== undefined && plan.state !== 'planned')
    return (
      <PlanSpace quiet>
        <CalendarDays className="text-primary" size={32} aria-hidden="true" />
        <p>{words.whyExamDate}</p>
        <LinkButton to={paths.studyPlan} variant="secondary" className="justify-self-start">
          {words.setExamDate}
        </LinkButton>
      </PlanSpace>
    )
  const rows = plan === undefined ? [] : rowsOfToday(plan)
  const isDone = rows.length > 0 && rows.every(({ done }) => done)
  const more = isDone ? 0 : rows.length - MAX_ROWS
  return (
    <PlanSpace quiet={rows.length === 0 || isDone}>
      {isDone && <p>{reviewWords.done}</p>}
      {rows.length > 0 && !isDone && <PlanChecklist label={words.plan} rows={rows.slice(0, MAX_ROWS)} />}
      {plan !== undefined && rows.length === 0 && <p>{plan.days[0]?.free === true ? words.dayOff : words.nothing}</p>}
      <PlanLink text={more > 0 ? words.moreInPlan(more) : words.seePlan} />
    </PlanSpace>
  )
}

const PlanLink = ({ text }: { text: string }) => (
  <Link className="way-link" to={paths.studyPlan}>
    {text}
  </Link>
)
