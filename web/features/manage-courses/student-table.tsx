import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { CourseStudent } from './use-managed-course.ts'

type StudentTableProps = {
  courseKey: string
  students: readonly CourseStudent[]
  onRemove: (student: CourseStudent) => void
}

/** Students with what can be done: View, Progress, Remove (spec 2.2.4). */
export function StudentTable({ courseKey, students, onRemove }: StudentTableProps) {
  return (
    <Table
      caption="Students of the course"
      rows={students}
      rowKey={({ uid }) => uid}
      columns={[
        { key: 'name', header: 'Student', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
        { key: 'email', header: 'E-mail', cell: ({ email }) => email },
        {
          key: 'course',
          header: 'Has it by',
          cell: (student) => (student.courseKey === courseKey ? 'This course' : student.courseName),
        },
        {
          key: 'actions',
          header: 'Actions',
          cell: (student) => {
            const who = <VisuallyHidden>{`${student.firstName} ${student.lastName}`}</VisuallyHidden>
            return (
              <span className="student-actions">
                <LinkButton variant="quiet" to={paths.user(student.uid)}>
                  View {who}
                </LinkButton>
                <LinkButton variant="quiet" to={paths.studentProgress(student.uid)}>
                  Progress {who}
                </LinkButton>
                <Button
                  variant="secondary"
                  onClick={() => {
                    onRemove(student)
                  }}
                >
                  Remove {who}
                </Button>
              </span>
            )
          },
        },
      ]}
    />
  )
}
