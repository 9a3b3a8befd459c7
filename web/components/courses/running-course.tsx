import { useInfiniteQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { runningCourseWords as words } from '#domain/messages/running-course.ts'
import { runningProgress } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { myCoursesQuery } from '#web/lib/api/student-queries.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The student's running courses, the most recently used first. Loads pages until one has a running course. */
function useRunningCourses() {
  const now = useNow()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(myCoursesQuery)
  const courses = runningProgress(data?.pages.flatMap(({ items }) => items) ?? [], now)
  const isSearching = courses.length === 0 && hasNextPage && !isFetching && error === null
  useEffect(() => {
    if (isSearching) void fetchNextPage()
  }, [isSearching, fetchNextPage])
  return { courses, error, isLoading: data === undefined || (courses.length === 0 && hasNextPage), refetch }
}

type PathOf = (progressKey: string) => string

/** Leads from a menu entry, which names no course, to a screen of the running course that was used last. */
export function LastRunningCourse({ title, pathOf }: { title: string; pathOf: PathOf }) {
  const { courses, error, isLoading, refetch } = useRunningCourses()
  const [last] = courses
  if (last !== undefined) return <Navigate to={pathOf(last.key)} replace />
  const body = () => {
    if (error !== null) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (isLoading) return <Skeleton label={words.loading} count={2} />
    return (
      <EmptyState
        title={words.none}
        icon={<GraduationCap size={24} />}
        action={<LinkButton to={paths.myCourses}>My Courses</LinkButton>}
      >
        {words.startOne}
      </EmptyState>
    )
  }
  return (
    <Page title={title} width="narrow">
      {body()}
    </Page>
  )
}

/** Switches a screen between running courses; nothing for a student who has only one. */
export function CourseSwitch({ progressKey, pathOf }: { progressKey: string; pathOf: PathOf }) {
  const { courses } = useRunningCourses()
  const navigate = useNavigate()
  if (courses.length < 2) return null
  return (
    <SelectField
      label={words.course}
      options={courses.map(({ key, name }) => ({ value: key, label: name }))}
      value={progressKey}
      onChange={({ target }) => void navigate(pathOf(target.value))}
    />
  )
}
