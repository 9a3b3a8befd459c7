import { infiniteQueryOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import {
  type CourseCardFieldsFragment,
  CourseViewDocument,
  MyCourseNoticesDocument,
  type MyCourseNoticesQuery,
  MyProgressDocument,
  SectionViewDocument,
  type SectionViewQueryVariables,
  TaskViewDocument,
  type TaskViewQueryVariables,
} from '#generated/operations.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { query } from './api.ts'
import { prefetch, queryClient } from './query-client.ts'

/** How long a reply that no screen has shown yet stays fresh, in milliseconds. */
const FRESH_MS = 5_000

/**
 * The first query of a student screen. The screen's loader, and links to it, send it while the screen's code loads. Its
 * data may change with every task, so a screen that opens again shows the cached data and requests it again.
 */
export const screenQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, staleTime: FRESH_MS, meta: { afterScreen: 'stale' } })

export type ScreenQuery<Data> = ReturnType<typeof screenQuery<Data>>

/**
 * The query of a task's screen. A cached task isn't shown again, because it could contain outdated attempts and expired
 * URLs.
 */
export const taskQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, staleTime: FRESH_MS, gcTime: FRESH_MS, meta: { afterScreen: 'gone' } })

/** A page of a student's courses, newest first. `notices` is absent if they're requested separately. */
export type CoursesPage = {
  items: CourseCardFieldsFragment[]
  nextToken: string | null
  notices?: MyCourseNoticesQuery['myCourseNotices']
}

const firstPage = (): string | undefined => undefined

/** The query of My Courses. */
export const coursesQuery = (queryKey: QueryKey, read: (nextToken: string | undefined) => Promise<CoursesPage>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextToken ?? undefined,
    staleTime: FRESH_MS,
    meta: { afterScreen: 'stale' },
  })

export const myCoursesQuery = coursesQuery(
  ['my-progress'],
  async (nextToken) => (await query(MyProgressDocument, { nextToken })).myProgress,
)

/** The notices of the student's courses, and how many reviews are due today. */
export const courseNoticesQuery = queryOptions({
  queryKey: ['my-course-notices'],
  queryFn: () => query(MyCourseNoticesDocument, {}),
  staleTime: FRESH_MS,
})

/** Lowers the number of due reviews by one that was just stored, until the server's number is read again. */
export const lowerDueReviews = (client: QueryClient) =>
  client.setQueryData(
    courseNoticesQuery.queryKey,
    (notices) => notices && { ...notices, dueReviews: Math.max(0, notices.dueReviews - 1) },
  )

export const courseViewQuery = (progressKey: string) =>
  screenQuery(['course-view', progressKey], async () => (await query(CourseViewDocument, { progressKey })).courseView)

export const sectionViewQuery = (place: SectionViewQueryVariables) =>
  screenQuery(['section-view', place], async () => (await query(SectionViewDocument, place)).sectionView)

export const taskViewQuery = (place: TaskViewQueryVariables) =>
  taskQuery(['task-view', place], async () => (await query(TaskViewDocument, place)).taskView)

/** Requests the courses of the user who is signed in or about to be. */
export function prefetchMyCourses(): void {
  queryClient.infiniteQuery(myCoursesQuery).catch(() => undefined)
}

/** Requests a section of the current course. */
export function prefetchSection({ contentKey, key }: { contentKey: string; key: string }): void {
  const { progressKey } = selectionStore.getState().selection ?? {}
  if (progressKey !== undefined) prefetch(sectionViewQuery({ progressKey, contentKey, sectionKey: key }))
}

/** Requests a task of the current course. */
export function prefetchTask({ contentKey, sectionKey, taskKey }: Omit<TaskViewQueryVariables, 'progressKey'>): void {
  const { progressKey } = selectionStore.getState().selection ?? {}
  if (progressKey !== undefined) prefetch(taskViewQuery({ progressKey, contentKey, sectionKey, taskKey }))
}
