import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { coursePopups, courseSuccess, removalWords } from '#domain/messages/courses.ts'
import { progressWords } from '#domain/messages/progress.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { failureText } from './failure-text.ts'
import { PAGE_SIZE } from './page-size.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type CourseStudent, type CourseStudents, useRemoveStudent } from './use-managed-course.ts'
import { useStudentPage } from './use-student-page.ts'

type StudentListProps = {
  courseKey: string
  students: readonly CourseStudent[]
  onRemove: (student: CourseStudent) => void
}

/** Students with the actions View, Progress, and Remove (spec 2.2.4). */
function StudentList({ courseKey, students, onRemove }: StudentListProps) {
  return (
    <ListCard label="Students of the course">
      {students.map((student) => {
        const name = `${student.firstName} ${student.lastName}`
        const who = <VisuallyHidden>{name}</VisuallyHidden>
        return (
          <li key={student.uid} className="flex flex-wrap items-center gap-y-2 gap-x-3 p-3">
            <div className="flex-[1_1_14rem] min-w-0 wrap-anywhere">
              <p className="font-semibold">{name}</p>
              <p className="text-text-muted text-small">{student.email}</p>
              {student.courseKey !== courseKey && (
                <p className="text-text-muted text-small">Has it by {student.courseName}</p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-1 max-xs:[&_.button--quiet]:px-2">
              <LinkButton variant="quiet" to={paths.user(student.uid)}>
                View {who}
              </LinkButton>
              <LinkButton variant="quiet" to={paths.studentProgress(student.uid)}>
                Progress {who}
              </LinkButton>
              <Button variant="secondary" onClick={() => onRemove(student)}>
                Remove {who}
              </Button>
            </div>
          </li>
        )
      })}
    </ListCard>
  )
}

type CourseStudentListProps = { course: ManagedCourseFieldsFragment; enrolled: number; students: CourseStudents }

const endOf = ({ endTime }: CourseStudent) => (endTime === 0 ? undefined : formatDate(endTime))

/** How full a Live course is. An Online course has no limit (spec 2.4.7, 2.4.8). */
function countText(enrolled: number, listed: number, seats: number | null): string {
  if (seats === null) return `${enrolled} enrolled`
  const taken = `${enrolled} of ${seats} seats taken`
  // A buyer whose payment is processing holds a seat but isn't a student yet.
  return enrolled > listed ? `${taken}, ${enrolled - listed} of them by a payment that is running` : taken
}

/**
 * The students of the course and of those linked to it, 20 per page, each with a link and a remove action (spec 2.2.4,
 * 2.2.6).
 */
export function CourseStudentList({ course, enrolled, students: { items, total, page } }: CourseStudentListProps) {
  const [, turn] = useStudentPage()
  const [leaving, setLeaving] = useState<CourseStudent>()
  const { mutateAsync, isPending } = useRemoveStudent()
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const remove = async ({ progressKey, uid }: CourseStudent) => {
    try {
      await mutateAsync({ key: progressKey, studentId: uid })
      showMessage(courseSuccess.removed)
      if (items.length === 1 && page > 1) turn(page - 1)
    } catch (error) {
      showError(failureText(error))
    }
    setLeaving(undefined)
  }
  return (
    <Stack>
      <Row between>
        <h2>Students</h2>
        <p role="status">{countText(enrolled, total, course.maxStudents)}</p>
      </Row>
      {total === 0 ? (
        <EmptyState title={progressWords.none} icon={<UsersRound size={24} />}>
          Nobody has this course now. Add a student by the search below.
        </EmptyState>
      ) : (
        <StudentList courseKey={course.key} students={items} onRemove={setLeaving} />
      )}
      <Pagination label="Students" page={Math.min(page, pages)} pages={pages} onChange={turn} />
      <ConfirmDialog
        open={leaving !== undefined}
        title={coursePopups.removingStudent}
        confirmLabel={removalWords.confirm}
        danger
        busy={isPending}
        onConfirm={() => {
          if (leaving !== undefined) void remove(leaving)
        }}
        onCancel={() => setLeaving(undefined)}
      >
        <p>
          Remove{' '}
          <strong>
            {leaving?.firstName} {leaving?.lastName}
          </strong>{' '}
          from {leaving?.courseName}?
        </p>
        {leaving !== undefined && (
          <ul>
            {removalWords.effects({ end: endOf(leaving), isLive: course.maxStudents !== null }).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    </Stack>
  )
}
