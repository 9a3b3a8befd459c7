import { Link } from 'react-router-dom'
import { continueWithText, tasksDoneText } from '#domain/messages/progress.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import type { CourseCardFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { useView } from '#web/components/courses/student-view.ts'
import { taskViewRequest } from '#web/lib/api/screen-requests.ts'
import { daysAgo } from '#web/lib/format/days-ago.ts'
import { selectNextTask, selectProgress } from '#web/lib/session/selection-store.ts'
import { intentHandlers } from '#web/ui/intent.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'

type CourseOverviewProps = {
  progressKey: string
  overview: NonNullable<CourseCardFieldsFragment['overview']>
  /** The course is open: it can be gone on with. */
  running: boolean
  now: number
}

/** How far a course is, when its student was last here, and straight to the task that comes next. */
export function CourseOverview({ progressKey, overview, running, now }: CourseOverviewProps) {
  const view = useView()
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
          className="course-card__next"
          to={paths.taskView}
          onClick={() => {
            selectProgress(progressKey)
            selectNextTask(next)
          }}
          {...intentHandlers(() => {
            const { contentKey, sectionKey, taskKey } = next
            taskViewRequest.begin({ progressKey, contentKey, sectionKey, taskKey })
          })}
        >
          {continueWithText(taskTitle(next.sectionName ?? '', next.name))}
        </Link>
      )}
    </>
  )
}
