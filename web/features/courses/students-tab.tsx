import { useState } from 'react'
import { rosterWords } from '#domain/messages/course-admin.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { CourseStudentList } from './course-student-list.tsx'
import { StudentSearch } from './student-search.tsx'
import type { CourseStudents, ManagedCourseFacts } from './use-managed-course.ts'

const RosterSheet = lazyComponent(async () => (await import('./roster-sheet.tsx')).default, {
  loading: () => <Skeleton label="Loading the roster" count={1} />,
})

type StudentsTabProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  students: CourseStudents
}

/** The students of the course, by name, and the search for users to add (spec 2.2.4 to 2.2.6, 2.4.5 to 2.4.8). */
export function StudentsTab({ course, facts: { enrolled, roster }, students }: StudentsTabProps) {
  const [isRosterShown, setIsRosterShown] = useState(false)
  if (isRosterShown)
    return (
      <Stack gap="large">
        <div>
          <Button variant="quiet" onClick={() => setIsRosterShown(false)}>
            {rosterWords.back}
          </Button>
        </div>
        <RosterSheet course={course} />
      </Stack>
    )
  return (
    <Stack gap="large">
      <CourseStudentList course={course} enrolled={enrolled} students={students} />
      {students.total > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setIsRosterShown(true)}>
            {rosterWords.show}
          </Button>
        </div>
      )}
      {!course.archived && <StudentSearch course={course} enrolled={enrolled} />}
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
