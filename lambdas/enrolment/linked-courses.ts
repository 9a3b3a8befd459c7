import { type CourseItem, courseOf } from '../../data/course.ts'
import { type CourseNameItem, courseNameKey, sameNameOf } from '../../data/course-name.ts'
import { courseKey, seatsKey } from '../../data/keys.ts'
import type { SeatsItem } from '../../data/seats.ts'
import type { Course } from '../../domain/courses/course.ts'
import { batchGet } from '../shared/batch-get.ts'
import { getItem } from '../shared/get-item.ts'
import type { Table } from '../shared/table.ts'

/** A course with those that it is linked to, itself first; `seats`: Live only. */
export type Linked = { courses: Course[]; seats: SeatsItem | undefined }

/**
 * The courses that share a course's students (spec 2.4.5, 2.4.7): Live ones its link group, which the seats name; Online
 * ones those of its name, which the name's item holds.
 */
export async function linkedCourses(table: Table, course: Course): Promise<Linked> {
  const isLive = course.type === 'Live'
  const [seats, name] = await Promise.all([
    isLive ? getItem<SeatsItem>(table, seatsKey(course.group), { consistent: true }) : undefined,
    isLive ? undefined : getItem<CourseNameItem>(table, courseNameKey(course), { consistent: true }),
  ])
  const keys = isLive ? (seats?.courses ?? []) : Object.keys(name ? sameNameOf(name).courses : {})
  const others = keys.filter((key) => key !== course.key)
  const items = await batchGet<CourseItem>(table, others.map(courseKey))
  const linked = items.map(courseOf).filter(({ type }) => type === course.type)
  return { courses: [course, ...linked], seats }
}
