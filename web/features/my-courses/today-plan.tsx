import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheckBig } from 'lucide-react'
import { Link } from 'react-router-dom'
import { countOf } from '#domain/messages/person-page.ts'
import { planWords } from '#domain/messages/plan.ts'
import { daysInARow, todayWords as words } from '#domain/messages/today.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import { paths } from '#web/app/paths.ts'
import { activityQuery, streakIn } from '#web/components/study/activity-query.ts'
import { daysToExam, planQuery, type StudyPlan } from '#web/components/study/plan-query.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FactsLine, PlanSpace } from './today-places.tsx'
import { wayToTask } from './way-to-task.ts'

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

type PlanRow = { key: string; title: string; done: boolean } & (Partial<ReturnType<typeof wayToTask>> | { to: string })

/** The work of a plan's today without the reviews, which have their own button; what is left comes first. */
function rowsOf({ days: [day], newToday, tasksToday }: StudyPlan, progressKey: string): PlanRow[] {
  const newItems = day?.newItems ?? 0
  const questions = newItems > 0 ? newItems : newToday
  const rows: PlanRow[] = [
    ...(questions === 0
      ? []
      : [
          {
            key: 'questions',
            title: countOf(questions, 'new question'),
            done: newItems === 0,
            to: paths.quizzes(progressKey),
          },
        ]),
    ...tasksToday.map(({ progressKey: course, task, done }) => ({
      key: task.taskKey,
      title: taskTitle(task.sectionName ?? '', task.name),
      done,
      // A course that has not started can't be opened.
      ...(course !== null && wayToTask(course, task)),
    })),
  ]
  return rows.toSorted((a, b) => Number(a.done) - Number(b.done))
}

const MAX_ROWS = 3

type TodayPlanProps = {
  /** The course whose quizzes the new questions lead to. */
  progressKey: string
}

/** Today's part of the study plan as a checklist, or how to get a plan. */
export function TodayPlan({ progressKey }: TodayPlanProps) {
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
        <p>{words.whyExamDate}</p>
        <PlanLink text={words.setExamDate} />
      </PlanSpace>
    )
  const rows = plan === undefined ? [] : rowsOf(plan, progressKey)
  const more = rows.length - MAX_ROWS
  return (
    <PlanSpace quiet={rows.length === 0}>
      {rows.length > 0 && (
        <ul
          className="grid grid-cols-1 p-0 list-none [&>li+li]:border-t [&>li+li]:border-t-border"
          aria-label={words.plan}
        >
          {rows.slice(0, MAX_ROWS).map(({ key, title, done, ...way }) => {
            const Icon = done ? CircleCheckBig : Circle
            return (
              <li key={key}>
                <ListRow
                  {...way}
                  before={
                    <Icon
                      className={done ? 'flex-none text-success' : 'flex-none text-text-muted'}
                      size={20}
                      aria-hidden="true"
                    />
                  }
                  title={
                    <>
                      {title}
                      {done && <VisuallyHidden>, done</VisuallyHidden>}
                    </>
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
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
