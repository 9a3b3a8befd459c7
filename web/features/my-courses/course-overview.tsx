import { Link } from 'react-router-dom'
import { continueWithText, tasksDoneText } from '#domain/messages/my-courses.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import type { CourseCardFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { prefetch } from '#web/lib/api/query-client.ts'
import { taskViewQuery } from '#web/lib/api/student-queries.ts'
import { daysAgo } from '#web/lib/format/days-ago.ts'
import { selectNextTask, selectProgress } from '#web/lib/session/selection-store.ts'
import { intentHandlers } from '#web/ui/intent.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'

type CourseOverviewProps = {
  progressKey: string
  overview: NonNullable<CourseCardFieldsFragment['overview']>
  /** Whether the course is open, so that the student can continue it. */
  running: boolean
  now: number
}

/** Progress in a course, the student's last visit, and a link to the next task. */
export function CourseOverview({ progressKey, overview, running, now }: CourseOverviewProps) {
  const { view } = useReader()
  const { completed, total, lastActivity, average, best, next } = overview
  if (total === 0) return null
  const text = tasksDoneText(completed, total)
  const facts = [
    text,
    ...(average === null ? [] : [`average ${average}%`]),
    ...(best === null ? [] : [`best ${best}%`]),
    ...(lastActivity === null ? [] : [`last here ${daysAgo(lastActivity, now)}`]),
  ]
  return (
    <>
      <ProgressBar
        label="Tasks done"
        value={completed}
        max={total}
        text={text}
        tone={completed === total ? 'success' : 'primary'}
      />
      <p className="muted">{facts.join(' · ')}</p>
      {running && next !== null && view !== undefined && (
        <p>{continueWithText(taskTitle(next.sectionName ?? '', next.name))}</p>
      )}
      {running && next !== null && view === undefined && (
        <Link
          className="inline-flex items-center min-h-target wrap-anywhere"
          to={paths.taskView}
          onClick={() => {
            selectProgress(progressKey)
            selectNextTask(next)
          }}
          {...intentHandlers(() => {
            const { contentKey, sectionKey, taskKey } = next
            prefetch(taskViewQuery({ progressKey, contentKey, sectionKey, taskKey }))
          })}
        >
          {continueWithText(taskTitle(next.sectionName ?? '', next.name))}
        </Link>
      )}
    </>
  )
}
