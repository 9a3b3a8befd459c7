import { Fragment } from 'react'
import { runningTestWords } from '#domain/messages/testing.ts'
import { nextStepText, reviewCardsText, todayWords as words } from '#domain/messages/today.ts'
import { timer } from '#domain/progress/course-time.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import type { CourseCardFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { ResumeButton } from '#web/components/attempts/running-test-notice.tsx'
import { useRunningTests } from '#web/components/attempts/use-running-tests.ts'
import { wayToTask } from '#web/components/study/way-to-task.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { intentHandlers } from '#web/ui/intent.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { FactsLine, PlanSpace } from './today-places.tsx'

const loadPlan = () => import('./today-plan.tsx')
const blankLine = () => <FactsLine />
const blankSpace = () => <PlanSpace />
const TodayFacts = lazyComponent(async () => (await loadPlan()).TodayFacts, { loading: blankLine, failed: blankLine })
const TodayPlan = lazyComponent(async () => (await loadPlan()).TodayPlan, { loading: blankSpace, failed: blankSpace })

type TodayProps = {
  /** The student's running courses, the most recently active first. */
  courses: readonly [CourseCardFieldsFragment, ...CourseCardFieldsFragment[]]
  /** Reviews left for the student's day; undefined until they are known. */
  due: number | undefined
}

/**
 * What to do now: the running test or else the next task, the daily review, and today's part of the plan. Each part
 * loads separately in a place kept for it, and is left out if it fails.
 */
export function Today({ courses, due }: TodayProps) {
  const { running, isPending, now } = useRunningTests()
  const [test, ...otherTests] = running
  const [latest] = courses
  const course = courses.find(({ overview }) => overview?.next)
  const next = course?.overview?.next
  const isDone = courses.every(({ overview }) => overview !== null && overview.total > 0 && overview.next === null)
  const namesCourse = test === undefined && courses.length > 1
  const nextText = next && nextStepText(taskTitle(next.sectionName ?? '', next.name))
  const step = () => {
    // As large as the button that most likely follows.
    if (isPending)
      return (
        <span className="button bg-surface-sunken text-transparent" aria-hidden="true">
          {nextText}
        </span>
      )
    if (test !== undefined)
      return (
        <ResumeButton running={test} variant="primary">
          {runningTestWords.resume} {test.name}
        </ResumeButton>
      )
    if (course === undefined || !next) return undefined
    const { to, onFollow, onIntent } = wayToTask(course.key, next)
    return (
      <LinkButton
        to={to}
        onClick={onFollow}
        {...intentHandlers(onIntent)}
        aria-describedby={namesCourse ? 'today-course' : undefined}
      >
        {nextText}
      </LinkButton>
    )
  }
  const isFree = !isPending && test === undefined && !next
  return (
    <Card as="section" aria-labelledby="today-heading" className="border-primary lg:grid lg:grid-cols-2 lg:gap-x-8">
      <div className="grid grid-cols-1 gap-3 content-start">
        <div>
          <h2 id="today-heading">{words.title}</h2>
          <TodayFacts />
        </div>
        {isFree && isDone && <p>{words.everyTaskDone}</p>}
        <Row actions>
          {step()}
          <TimeLeft test={test} now={now} />
          {otherTests.map((other) => (
            <Fragment key={`${other.progressKey}/${other.taskKey}`}>
              <ResumeButton running={other}>
                {runningTestWords.resume} {other.name}
              </ResumeButton>
              <TimeLeft test={other} now={now} />
            </Fragment>
          ))}
          <LinkButton
            to={paths.reviews(latest.key)}
            variant={due === 0 ? 'quiet' : isFree && due !== undefined ? 'primary' : 'secondary'}
          >
            {due === 0 ? words.noReviews : reviewCardsText(due)}
          </LinkButton>
        </Row>
        {namesCourse && next && (
          <p className="muted" id="today-course">
            {course.name}
          </p>
        )}
      </div>
      <TodayPlan />
    </Card>
  )
}

/** The time left of a running test with a clock, beside its button. */
const TimeLeft = ({ test, now }: { test: { deadline: number | null } | undefined; now: number }) =>
  test?.deadline != null && (
    <span className="muted tabular-nums self-center">{runningTestWords.left(timer(test.deadline - now))}</span>
  )
