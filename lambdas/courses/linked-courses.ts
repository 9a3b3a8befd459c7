import { type CourseItem, courseOf } from '#table/course.ts'
import { courseKey, seatsKey } from '#table/keys.ts'
import type { SeatsItem } from '#table/seats.ts'
import type { Course } from '#domain/courses/course.ts'
import { batchGet } from '#lambdas/dynamodb/batch-get.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sameNamed } from './same-named.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A course with those that it is linked to, itself first; `seats`: Live only. */
export type Linked = { courses: Course[]; seats: SeatsItem | undefined }

/**
 * The courses that share a course's students (spec 2.4.5, 2.4.7): Live ones its link group, which the seats name; Online
 * ones those of its name, which the name's item holds.
 */
export async function linkedCourses(table: Table, course: Course): Promise<Linked> {
  if (course.type === 'Online') return { courses: [course, ...(await sameNamed(table, course))], seats: undefined }
  const seats = await getItem<SeatsItem>(table, seatsKey(course.group), { consistent: true })
  const others = (seats?.courses ?? []).filter((key) => key !== course.key)
  const items = await batchGet<CourseItem>(table, others.map(courseKey))
  return { courses: [course, ...items.map(courseOf).filter(({ type }) => type === course.type)], seats }
}
