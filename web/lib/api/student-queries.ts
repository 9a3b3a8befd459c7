import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import {
  type CourseCardFieldsFragment,
  CourseViewDocument,
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

/** How long a reply that no screen has shown yet is worth showing, milliseconds. */
const FRESH_MS = 5_000

/**
 * The first query of a student's screen. Its loader and the links to it send the query while the screen's code loads.
 * What was shown may change with every task: when a screen opens again it shows what is cached and requests it again.
 */
export const screenQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, staleTime: FRESH_MS, meta: { afterScreen: 'stale' } })

export type ScreenQuery<Data> = ReturnType<typeof screenQuery<Data>>

/** The query of a task's screen: a cached task would show stale attempts and expired addresses. */
export const taskQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, staleTime: FRESH_MS, gcTime: FRESH_MS, meta: { afterScreen: 'gone' } })

/** A page of a student's courses, newest first. `notices`: absent where they are read apart. */
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

export const courseViewQuery = (progressKey: string) =>
  screenQuery(['course-view', progressKey], async () => (await query(CourseViewDocument, { progressKey })).courseView)

export const sectionViewQuery = (place: SectionViewQueryVariables) =>
  screenQuery(['section-view', place], async () => (await query(SectionViewDocument, place)).sectionView)

export const taskViewQuery = (place: TaskViewQueryVariables) =>
  taskQuery(['task-view', place], async () => (await query(TaskViewDocument, place)).taskView)

/** Requests the courses of who is signed in, or is about to be. */
export function prefetchMyCourses(): void {
  queryClient.infiniteQuery(myCoursesQuery).catch(() => undefined)
}

/** Requests a section of the open course. */
export function prefetchSection({ contentKey, key }: { contentKey: string; key: string }): void {
  const { progressKey } = selectionStore.getState().selection ?? {}
  if (progressKey !== undefined) prefetch(sectionViewQuery({ progressKey, contentKey, sectionKey: key }))
}

/** Requests a task of the open course. */
export function prefetchTask({ contentKey, sectionKey, taskKey }: Omit<TaskViewQueryVariables, 'progressKey'>): void {
  const { progressKey } = selectionStore.getState().selection ?? {}
  if (progressKey !== undefined) prefetch(taskViewQuery({ progressKey, contentKey, sectionKey, taskKey }))
}
