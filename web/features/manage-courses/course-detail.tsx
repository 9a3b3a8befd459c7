import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { ManagedCourseFieldsFragment } from '../../../generated/operations.ts'
import { paths } from '../../app/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BackToCourses } from './back-to-courses.tsx'
import { EditTab } from './edit-tab.tsx'
import { PublishButton } from './publish-button.tsx'
import { PublishedBadge } from './published-badge.tsx'
import { StudentsTab } from './students-tab.tsx'
import { useCourseEdit } from './use-course-edit.ts'
import type { CourseStudents, ManagedCourseFacts } from './use-managed-course.ts'

type CourseDetailProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  students: CourseStudents
  reload: () => Promise<unknown>
}

/** The two tabs of a course; what is typed into one survives a look at the other (spec 2.2.3). */
export function CourseDetail({ course, facts, students, reload }: CourseDetailProps) {
  const [search, setSearch] = useSearchParams()
  const edit = useCourseEdit(course)
  const [renamed, setRenamed] = useState(false)
  const tab = search.get('tab') === 'edit' ? 'edit' : 'students'
  // Instead of the guard below, which must not ask: nothing is lost.
  if (renamed) return <Navigate to={paths.coursesOf(course.type)} />
  return (
    <Page
      title={course.name}
      before={<BackToCourses type={course.type} />}
      lead={
        <>
          <PublishedBadge published={course.published} /> <Badge tone="primary">{course.type}</Badge>{' '}
          <Badge tone="secondary">{course.subject}</Badge>
        </>
      }
      actions={<PublishButton course={course} unsaved={edit.dirty} reload={reload} />}
    >
      <Tabs
        label="Course"
        value={tab}
        onChange={(chosen) => {
          setSearch(chosen === 'edit' ? { tab: chosen } : {}, { replace: true })
        }}
        tabs={[
          {
            value: 'students',
            label: 'Students',
            content: <StudentsTab course={course} facts={facts} students={students} />,
          },
          {
            value: 'edit',
            label: 'Edit',
            content: (
              <EditTab
                course={course}
                facts={facts}
                edit={edit}
                reload={reload}
                onRenamed={() => {
                  setRenamed(true)
                }}
              />
            ),
          },
        ]}
      />
      <LeaveGuard when={edit.dirty || edit.kept !== undefined} title="Leave this page?" confirmLabel="Leave">
        <p>Your changes of the course are not saved. They are lost when you leave.</p>
      </LeaveGuard>
    </Page>
  )
}
