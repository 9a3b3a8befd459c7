import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  CourseViewDocument,
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

const firstPage = (): string | undefined => undefined

/**
 * The first query of each of a student's screens: My Courses, a course, a section, a task. Its loader and the links to
 * it send the query while the screen's code loads. What was shown may change with every task: when a screen opens again
 * it shows what is cached and requests it again.
 */
export const myCoursesQuery = infiniteQueryOptions({
  queryKey: ['my-progress'],
  queryFn: ({ pageParam }) => query(MyProgressDocument, { nextToken: pageParam }),
  initialPageParam: firstPage(),
  getNextPageParam: (page) => page.myProgress.nextToken ?? undefined,
  staleTime: FRESH_MS,
  meta: { afterScreen: 'stale' },
})

export const courseViewQuery = (progressKey: string) =>
  queryOptions({
    queryKey: ['course-view', progressKey],
    queryFn: async () => (await query(CourseViewDocument, { progressKey })).courseView,
    staleTime: FRESH_MS,
    meta: { afterScreen: 'stale' },
  })

export const sectionViewQuery = (place: SectionViewQueryVariables) =>
  queryOptions({
    queryKey: ['section-view', place],
    queryFn: async () => (await query(SectionViewDocument, place)).sectionView,
    staleTime: FRESH_MS,
    meta: { afterScreen: 'stale' },
  })

/** A cached task would show stale attempts and expired addresses. */
export const taskViewQuery = (place: TaskViewQueryVariables) =>
  queryOptions({
    queryKey: ['task-view', place],
    queryFn: async () => (await query(TaskViewDocument, place)).taskView,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { afterScreen: 'gone' },
  })

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
