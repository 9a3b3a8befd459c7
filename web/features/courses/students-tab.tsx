import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { CourseStudentList } from './course-student-list.tsx'
import { StudentSearch } from './student-search.tsx'
import type { CourseStudents, ManagedCourseFacts } from './use-managed-course.ts'

type StudentsTabProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  students: CourseStudents
}

/**
 * The students of the course, those enrolled by name, and the search for users to add (spec 2.2.4 to 2.2.6, 2.4.5 to
 * 2.4.8).
 */
export function StudentsTab({ course, facts: { enrolled, roster }, students }: StudentsTabProps) {
  return (
    <Stack gap="large">
      <CourseStudentList course={course} enrolled={enrolled} students={students} />
      <StudentSearch course={course} enrolled={enrolled} />
      {roster.length > 0 && (
        <Accordion
          items={[
            {
              value: 'roster',
              title: `Roster (${roster.length})`,
              content: (
                <ul>
                  {roster.map((name, index) => (
                    <li key={`${name}-${String(index)}`}>{name}</li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}
