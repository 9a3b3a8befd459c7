import { useInfiniteQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import type { CourseType } from '../../../domain/courses/course.ts'
import { yearBeside } from '../../../domain/courses/year-of.ts'
import { ManagedCoursesDocument } from '../../../generated/operations.ts'
import { paths } from '../../app/paths.ts'
import { query } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Grid } from '../../ui/grid.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
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
