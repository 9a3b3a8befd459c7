import { historyWords } from '#domain/messages/course-start.ts'
import type { ProgressFieldsFragment } from '#generated/operations.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Facts } from '#web/ui/facts.tsx'

type CourseHistoryProps = {
  course: Pick<ProgressFieldsFragment, 'dateCreated' | 'startedOn' | 'completedOn' | 'endTime'>
}

/** When a course that has ended was taken: its start (its enrolment, where the start was not kept), completion and end. */
export function CourseHistory({ course: { dateCreated, startedOn, completedOn, endTime } }: CourseHistoryProps) {
  return (
    <Facts
      facts={[
        startedOn === null
          ? { term: historyWords.enrolled, value: formatDate(dateCreated) }
          : { term: historyWords.started, value: formatDate(startedOn) },
        ...(completedOn === null ? [] : [{ term: historyWords.completedOn, value: formatDate(completedOn) }]),
        { term: historyWords.ended, value: formatDate(endTime) },
      ]}
    />
  )
}
