import type { Course } from '#domain/courses/course.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import {
  type CourseNameItem,
  courseNameKey,
  sameNameOf,
  undatedNameKey,
  type CourseItem,
  courseOf,
  type SeatsItem,
} from '#table/course.ts'
import { courseKey, seatsKey } from '#table/keys.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

/** Returns the current course. Throws 'course-not-found' (spec 2.2.2). */
export async function findCourse(table: Table, key: string): Promise<Course> {
  const item = await getItem<CourseItem>(table, courseKey(key), { consistent: true })
  if (!item) throw new Refusal('course-not-found')
  return courseOf(item)
}

/**
 * Returns the other courses of a course's name and type, the options on its card (spec 1.4.12, 2.5.18), with consistent
 * reads. Live ones must have the same date, whether their name is stored under its year or as before (decision 0046).
 */
export async function sameNamed(table: Table, course: Course): Promise<Course[]> {
  const names = await batchGet<CourseNameItem>(table, [courseNameKey(course), undatedNameKey(course)], {
    consistent: true,
  })
  const keys = names.flatMap((name) => Object.keys(sameNameOf(name).courses)).filter((key) => key !== course.key)
  const items = await batchGet<CourseItem>(table, keys.map(courseKey), { consistent: true })
  const group = linkGroup(course)
  const others = items.map(courseOf).filter(({ type }) => type === course.type)
  return others.filter((other) => course.type === 'Online' || linkGroup(other) === group)
}

/** A course with its linked courses, itself first; `seats`: Live only. */
export type Linked = { courses: Course[]; seats: SeatsItem | undefined }

/**
 * Returns the courses that share a course's students (spec 2.4.5, 2.4.7): for Live, its link group, listed in the
 * seats; for Online, those of its name, listed in the name's item.
 */
export async function linkedCourses(table: Table, course: Course): Promise<Linked> {
  // An archived course shares nothing: another course may have its name and room.
  if (course.archived) return { courses: [course], seats: undefined }
  if (course.type === 'Online') return { courses: [course, ...(await sameNamed(table, course))], seats: undefined }
  const seats = await getItem<SeatsItem>(table, seatsKey(course.group), { consistent: true })
  const others = (seats?.courses ?? []).filter((key) => key !== course.key)
  const items = await batchGet<CourseItem>(table, others.map(courseKey))
  return { courses: [course, ...items.map(courseOf).filter(({ type }) => type === course.type)], seats }
}
