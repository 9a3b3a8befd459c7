import { Link } from 'react-router-dom'
import { countOf } from '#domain/messages/person-page.ts'
import { planCounts, planWords as words, WEEKDAYS } from '#domain/messages/plan.ts'
import { runningTestWords } from '#domain/messages/testing.ts'
import { isQuizTask } from '#domain/quizzes/quiz.ts'
import { QUIZ_QUESTIONS } from '#domain/quizzes/quiz-form.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import { weekdayOf } from '#domain/study/plan/plan-settings.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import { paths } from '#web/app/paths.ts'
import { ProblemNotice, RefusalNotice, ResumeButton } from '#web/components/attempts/running-test-notice.tsx'
import { useRunningTests } from '#web/components/attempts/use-running-tests.ts'
import { useStartQuiz } from '#web/components/attempts/use-start-quiz.ts'
import { PlanChecklist, type PlanRow, rowsOfToday } from '#web/components/study/plan-checklist.tsx'
import type { StudyPlan } from '#web/components/study/plan-query.ts'
import { wayToTask } from '#web/components/study/way-to-task.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { intentHandlers } from '#web/ui/intent.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'

type Day = StudyPlan['days'][number]

const nameOf = (day: string): string =>
  `${(WEEKDAYS[weekdayOf(dayOfText(day) ?? 0)] ?? '').slice(0, 3)}, ${formatDay(day)}`

function countsOn({ free, newItems, reviews, lessons, tests }: Day): string {
  if (free) return words.free
  const text = planCounts({ newItems, reviews, lessons: lessons.length, tests: tests.length })
  return text === '' ? words.nothing : text
}

type StartQuestionsProps = {
  progressKey: string
  /** New questions left for today. */
  planned: number
  unseen: number
}

/**
 * Starts an untimed tutor quiz of today's new questions, or resumes a running quiz of the course, so that a second press
 * another time starts no second one. A quiz has at least five questions, if there are as many.
 */
function StartQuestions({ progressKey, planned, unseen }: StartQuestionsProps) {
  const { starting, start } = useStartQuiz(progressKey)
  const { running, isPending } = useRunningTests()
  const quiz = running.find((test) => test.progressKey === progressKey && isQuizTask(test.taskKey))
  const { error } = starting
  const questions = Math.min(Math.max(planned, QUIZ_QUESTIONS.min), QUIZ_QUESTIONS.max)
  const shown = Math.min(questions, unseen)
  const filter = {
    ...{ areas: [], tags: [], types: [], steps: [], difficulties: [] },
    ...{ statuses: ['unused', 'omitted'], recentMisses: false },
  }
  return (
    <>
      <div className="grid grid-cols-1 justify-items-start">
        {quiz !== undefined ? (
          <ResumeButton running={quiz} variant="primary">
            {runningTestWords.resume} {quiz.name}
          </ResumeButton>
        ) : (
          <Button
            disabled={isPending}
            className="justify-self-start max-xs:justify-self-stretch"
            busy={starting.isPending}
            onClick={() => start({ form: { filter, questions, mode: 'tutor' } })}
          >
            {shown === planned ? words.startAll(shown) : words.startSome(shown)}
          </Button>
        )}
      </div>
      {error instanceof AppError && error.code === 'quiz-finds-nothing' ? (
        <ProblemNotice problem={words.noneLeft} running={undefined} />
      ) : (
        error !== null && <RefusalNotice error={error} />
      )}
    </>
  )
}

/** Today's reviews, new questions, lessons, and tests as a checklist with links, and a button that starts the questions. */
export function PlanToday({ plan }: { plan: StudyPlan }) {
  const { today, unseen, quizCourse } = plan
  const [day] = plan.days
  const { newItems = 0, reviews = 0, minutes = 0 } = day ?? {}
  const rows: PlanRow[] = [
    ...(reviews > 0 ? [{ key: 'reviews', title: countOf(reviews, 'review'), done: false, to: paths.dailyReview }] : []),
    ...rowsOfToday(plan),
  ]
  const remark = () => {
    if (rows.length === 0) return day?.free === true ? words.free : words.nothing
    if (rows.every(({ done }) => done)) return words.allDone
    return minutes > 0 ? words.about(minutes) : undefined
  }
  return (
    <Card as="section" aria-labelledby="plan-today" className="border-primary">
      <div>
        <h2 id="plan-today">
          {words.today}, {formatDay(today)}
        </h2>
        <p className="muted">{remark()}</p>
      </div>
      {rows.length > 0 && <PlanChecklist label={words.today} rows={rows} />}
      {newItems > 0 && quizCourse !== null && (
        <StartQuestions progressKey={quizCourse} planned={newItems} unseen={unseen} />
      )}
    </Card>
  )
}

function DayTask({ task: { progressKey, task } }: { task: Day['tasks'][number] }) {
  const title = taskTitle(task.sectionName ?? '', task.name)
  // A course that has not started can't be opened.
  if (progressKey === null) return <span className="inline-flex items-center min-h-target text-small">{title}</span>
  const { to, onFollow, onIntent } = wayToTask(progressKey, task)
  return (
    <Link className="way-link" to={to} onClick={onFollow} {...intentHandlers(onIntent)}>
      {title}
    </Link>
  )
}

/** The rest of the next two weeks by day, with links to lessons and tests. */
export function PlanDays({ plan: { days } }: { plan: StudyPlan }) {
  const [, ...next] = days
  if (next.length === 0) return null
  return (
    <section aria-labelledby="plan-days">
      <Stack gap="small">
        <h2 id="plan-days">{words.days}</h2>
        <ListCard label={words.days}>
          {next.map((day) => (
            <li key={day.day} className="grid grid-cols-1 py-2 px-3">
              <p className="flex justify-between gap-4">
                <strong>{nameOf(day.day)}</strong>{' '}
                {day.minutes > 0 && <span className="flex-none tabular-nums">{words.hours(day.minutes)}</span>}
              </p>
              <p className="muted">{countsOn(day)}</p>
              {day.tasks.map((task) => (
                <DayTask key={task.task.taskKey} task={task} />
              ))}
            </li>
          ))}
        </ListCard>
      </Stack>
    </section>
  )
}
