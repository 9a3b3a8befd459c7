import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { courseMessages } from '#domain/messages/courses.ts'
import { NewCourseDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { query } from '#web/lib/api/api.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { BackToCourses } from './back-to-courses.tsx'
import { copyOf, newForm } from './course-form.ts'
import { CreateCourse } from './create-course.tsx'

/** Creates a course, or a copy of the course in the URL (spec 1.2.14, 2.2.1). */
export function CreateCoursePage() {
  const [search] = useSearchParams()
  const copy = search.get('copy')
  const { data, error, refetch } = useQuery({
    queryKey: ['new-course', copy],
    queryFn: () => query(NewCourseDocument, { copy }),
    // The form reads its initial values once, so they must be fresh and not change while the user types.
    gcTime: 0,
    staleTime: Infinity,
  })
  const body = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the form" count={2} />
      if (error instanceof AppError && error.code === 'course-not-found')
        return <RedirectWithMessage to={paths.manageCourses} message={error.message} />
      return <ErrorState message={error.message} onRetry={() => void refetch()} />
    }
    const { course, contents } = data.managedCourse
    if (copy !== null && course === null)
      return <RedirectWithMessage to={paths.manageCourses} message={courseMessages['course-not-found']} />
    return <CreateCourse key={copy} initial={course === null ? newForm : copyOf(course)} contents={contents} />
  }
  return (
    <Page title="Create A Course" before={<BackToCourses name="Create A Course" />}>
      {body()}
    </Page>
  )
}
