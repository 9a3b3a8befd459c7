import { tasksDoneText } from '#domain/messages/my-courses.ts'
import type { CourseCardFieldsFragment } from '#generated/operations.ts'
import { daysAgo } from '#web/lib/format/days-ago.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'

type CourseOverviewProps = { overview: NonNullable<CourseCardFieldsFragment['overview']>; now: number }

/** Progress in a course, and the student's last visit. */
export function CourseOverview({ overview, now }: CourseOverviewProps) {
  const { completed, total, lastActivity, average, best } = overview
  if (total === 0) return null
  const text = tasksDoneText(completed, total)
  const facts = [
    text,
    ...(average === null ? [] : [`Average ${average}%`]),
    ...(best === null ? [] : [`Best ${best}%`]),
    ...(lastActivity === null ? [] : [`Last visit ${daysAgo(lastActivity, now)}`]),
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
    </>
  )
}
