import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { CourseListDocument } from '#generated/admin-operations.ts'
import {
  type ListedCourseFieldsFragment,
  type ManagedCourseFieldsFragment,
  OnCatalogueDocument,
} from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { refetchQuery } from '#web/lib/api/refetch.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'

export type ListedCourse = ListedCourseFieldsFragment
type OwnChange = { course: ManagedCourseFieldsFragment; deleted: boolean }
type OwnChanges = Readonly<Record<string, OwnChange>>

const listKey = ['managed-courses']
const ownKey = ['own-course-changes']

/**
 * Caches this administrator's own change, so that it shows right away: the list lags behind the table by about a
 * second.
 */
export function keepOwnChange(client: QueryClient, course: ManagedCourseFieldsFragment, deleted = false): void {
  client.setQueryData<OwnChanges>(ownKey, (changes) => ({ ...changes, [course.key]: { course, deleted } }))
}

const listed = (course: ManagedCourseFieldsFragment, taken: number): ListedCourse => {
  const { key, type, name, subject, price, onlineDays, published, archived, version } = course
  const { dates, startTime, endTime, location, maxStudents } = course
  const live = { dates, startTime, endTime, location, maxStudents }
  return { key, type, name, subject, price, onlineDays, published, archived, version, ...live, taken }
}

const orderOf = ({ name, key }: ListedCourse) => `${name.toLowerCase()}#${key}`
const byName = (a: ListedCourse, b: ListedCourse) => (orderOf(a) < orderOf(b) ? -1 : Number(orderOf(a) > orderOf(b)))

/** Applies the administrator's own changes that the list doesn't contain yet. */
export function withOwnChanges(list: readonly ListedCourse[], changes: OwnChanges = {}): readonly ListedCourse[] {
  const known = new Map(list.map((course) => [course.key, course]))
  const newer = Object.values(changes).filter(
    ({ course, deleted }) => deleted || (known.get(course.key)?.version ?? 0) < course.version,
  )
  if (newer.length === 0) return list
  for (const { course, deleted } of newer) {
    if (deleted) known.delete(course.key)
    else known.set(course.key, listed(course, known.get(course.key)?.taken ?? 0))
  }
  return [...known.values()].sort(byName)
}

/** All courses by name, with the seats taken, live (spec 1.2.14, 1.7.7). */
export function useCourseList() {
  const client = useQueryClient()
  const look = () => void refetchQuery(client, listKey)
  useSubscription(OnCatalogueDocument, { onData: look, onSubscribed: look })
  const list = useQuery({ queryKey: listKey, queryFn: () => query(CourseListDocument, {}), staleTime: 0 })
  const courses = list.data && withOwnChanges(list.data.courseList, client.getQueryData<OwnChanges>(ownKey))
  return { courses, error: list.error, refetch: list.refetch }
}
