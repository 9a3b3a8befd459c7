import { useInfiniteQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import type { CourseType } from '#domain/courses/course.ts'
import { yearBeside } from '#domain/courses/year-of.ts'
import { ManagedCoursesDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { CourseCard } from './course-card.tsx'

const firstPage: string | undefined = undefined

/** The courses of a type, published or not, by name, a page at a time. */
export function CourseList({ type }: { type: CourseType }) {
  const list = useInfiniteQuery({
    queryKey: ['managed-courses', type],
    queryFn: ({ pageParam }) => query(ManagedCoursesDocument, { type, nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.courses.nextToken ?? undefined,
    staleTime: 0,
  })
  const courses = list.data?.pages.flatMap((page) => page.courses.items)
  if (courses === undefined) {
    if (list.error === null) return <Skeleton label="Loading the courses" />
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  }
  if (courses.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        title={`No ${type} courses yet`}
        icon={<GraduationCap size={24} />}
        action={<LinkButton to={paths.createCourse}>Create the first one</LinkButton>}
      />
    )
  }
  const year = yearBeside(courses)
  return (
    <Stack>
      <Grid>
        {courses.map((course) => (
          <CourseCard key={course.key} course={course} year={year(course)} />
        ))}
      </Grid>
      {list.error !== null && <ErrorState message={list.error.message} onRetry={() => void list.fetchNextPage()} />}
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </Stack>
  )
}
