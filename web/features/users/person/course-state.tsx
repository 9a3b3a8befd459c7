import { courseTime } from '#domain/progress/course-time.ts'
import { type Progress, progressState } from '#domain/progress/progress.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type CourseStateProps = {
  progress: Pick<Progress, 'courseType' | 'endTime' | 'onlineDays' | 'complete'>
  /** In epoch milliseconds. */
  now: number
}

/** The state of a user's course and its time left. */
export function CourseState({ progress, now }: CourseStateProps) {
  const state = progressState(progress.endTime, now)
  const time = courseTime(progress, now)
  return (
    <div>
      <Row>
        {state === 'started' && <Badge tone="success">Started</Badge>}
        {state === 'ended' && <Badge>Ended</Badge>}
        {state === 'not-started' && <Badge tone="accent">Not started</Badge>}
        {progress.complete && <Badge tone="success">Completed</Badge>}
      </Row>
      {state === 'started' && time !== '' && <span>{time} left</span>}
      {state === 'not-started' && <span>{progress.onlineDays} days from its start</span>}
    </div>
  )
}
