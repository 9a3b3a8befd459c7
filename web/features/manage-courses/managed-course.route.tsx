import { useParams } from 'react-router-dom'
import { courseMessages } from '../../../domain/messages/courses.ts'
import { paths } from '../../app/paths.ts'
import { AppError } from '../../lib/app-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { RedirectWithMessage } from '../../ui/redirect-with-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BackToCourses } from './back-to-courses.tsx'
import { CourseDetail } from './course-detail.tsx'
import { useManagedCourse } from './use-managed-course.ts'
import { useStudentPage } from './use-student-page.ts'

/** One course: its students, and its fields to edit (spec 2.2.3). An unknown one leads back to the list (spec 2.2.2). */
export function ManagedCoursePage() {
  const { courseKey = '' } = useParams()
  const [page] = useStudentPage()
  const { data, error, refetch } = useManagedCourse(courseKey, page)
  const unknown =
    data === undefined
      ? error instanceof AppError && error.code === 'course-not-found'
      : data.managedCourse.course === null
  if (unknown) return <RedirectWithMessage to={paths.manageCourses} message={courseMessages['course-not-found']} />
  if (data === undefined || data.managedCourse.course === null) {
    return (
      <Page title="Course" before={<BackToCourses />}>
        {error === null ? (
          <Skeleton label="Loading the course" />
        ) : (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        )}
      </Page>
    )
  }
  return (
    <CourseDetail
      key={courseKey}
      course={data.managedCourse.course}
      facts={data.managedCourse}
      students={data.courseStudents}
      reload={refetch}
    />
  )
}
