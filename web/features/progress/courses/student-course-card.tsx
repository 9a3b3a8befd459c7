import type { StudentProgressQuery } from '#generated/operations.ts'
import { progressState } from '#domain/progress/progress.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { LinkCard } from '#web/ui/layout/link-card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { courseStateText } from './course-state-text.ts'
import { DoneBar } from '../done-bar.tsx'
import '../progress.css'

type StudentCourseCardProps = {
  course: NonNullable<StudentProgressQuery['studentProgress']>['items'][number]
  /** Beside the name, where Live courses of more than one year are shown. */
  year: string | undefined
  to: string
}

/** One of a student's courses with its state, its time and how much of it is done. */
export function StudentCourseCard({ course: { progress, completed, total }, year, to }: StudentCourseCardProps) {
  const now = useNow()
  const state = progressState(progress.endTime, now)
  return (
    <LinkCard to={to}>
      <Row>
        <Badge tone="primary">{progress.courseType}</Badge>
        <Badge tone="secondary">{progress.subject}</Badge>
        {progress.complete && <Badge tone="success">Completed</Badge>}
      </Row>
      <h2 className="student-course__name">
        <CourseName name={progress.name} year={year} />
      </h2>
      <Facts
        facts={[
          { term: 'Time', value: courseStateText(progress, now) },
          { term: 'Enrolled', value: formatDate(progress.dateCreated) },
          ...(state === 'not-started'
            ? []
            : [{ term: state === 'ended' ? 'Ended' : 'Ends', value: formatDate(progress.endTime) }]),
        ]}
      />
      <DoneBar of={progress.name} completed={completed} total={total} />
    </LinkCard>
  )
}
