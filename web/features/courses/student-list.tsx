import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { CourseStudent } from './use-managed-course.ts'
import './manage-courses.css'

type StudentListProps = {
  courseKey: string
  students: readonly CourseStudent[]
  onRemove: (student: CourseStudent) => void
}

/** Students with what can be done: View, Progress, Remove (spec 2.2.4). */
export function StudentList({ courseKey, students, onRemove }: StudentListProps) {
  return (
    <ListCard label="Students of the course">
      {students.map((student) => {
        const name = `${student.firstName} ${student.lastName}`
        const who = <VisuallyHidden>{name}</VisuallyHidden>
        return (
          <li key={student.uid} className="student-row">
            <div className="student-row__words">
              <p className="student-row__name">{name}</p>
              <p className="student-row__note">{student.email}</p>
              {student.courseKey !== courseKey && <p className="student-row__note">Has it by {student.courseName}</p>}
            </div>
            <div className="student-row__actions">
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
