import type { Course } from '#domain/courses/course.ts'
import type { SameName } from '#domain/courses/same-name.ts'
import { yearOf } from '#domain/courses/year-of.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { type Key, nameKey } from './keys.ts'

/** As it was written before decision 0046: one list of contents for all, and by online days the course's key. */
type OlderSameName = { content: readonly string[]; days: Readonly<Record<string, string>> }

/** A name of courses, compared by its url form, with the courses that have it (spec 2.5.18, 2.5.19). */
export type CourseNameItem = Key & (SameName | OlderSameName) & { type: 'name'; version: number }

type Named = Pick<Course, 'type' | 'name' | 'dates'>

/** Where the name of any course was kept before decision 0046, and where that of an Online course is kept. */
export const undatedNameKey = ({ name }: Pick<Course, 'name'>): Key => nameKey('COURSE', urlOfName(name))

/** Where a course's name is kept: that of a Live course for each year. */
export function courseNameKey(course: Named): Key {
  const year = yearOf(course)
  return year === undefined ? undatedNameKey(course) : nameKey('COURSE', `${urlOfName(course.name)}#${year}`)
}

export const courseNameItem = (key: Key, same: SameName, version: number): CourseNameItem => ({
  ...key,
  type: 'name',
  version,
  courses: same.courses,
})

/** The courses that an item of either form holds. */
export function sameNameOf(item: CourseNameItem): SameName {
  if ('courses' in item) return { courses: item.courses }
  const { content } = item
  const courses = Object.entries(item.days).reduce<SameName['courses']>(
    (all, [days, key]) => ({ ...all, [key]: { content, days: Number(days) } }),
    {},
  )
  return { courses }
}
