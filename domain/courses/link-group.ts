import { urlOfName } from '#domain/text/url-of-name.ts'
import { classNameOf } from './class-name.ts'
import type { CourseFacts } from './course.ts'
import { yearOf } from './year-of.ts'

const afterFirstWord = (name: string) => name.trim().replace(/^\S+\s*/, '')

/**
 * Returns a Live course's link group without the year, as before decision 0046. Courses stored then keep it, and
 * courses of the same class join them there. Undefined for Online courses.
 */
export const undatedGroup = ({ type, name }: Pick<CourseFacts, 'type' | 'name'>): string | undefined =>
  type === 'Live' ? `live#${urlOfName(afterFirstWord(name))}` : undefined

/**
 * Returns the group of an Online course, shared with no other; students may own one of several with the same name
 * (decision 0120).
 */
export const onlineGroup = (key: string): string => `course#${key}`

/**
 * Returns the group that linked courses share seats and the enrollment lock by. Live courses are linked if their names
 * are equal after the first word, ignoring case and subject, and their first dates are in the same year; an Online
 * course has its own group (spec 1.4.11, 2.5.17). A course from before decision 0046 has `undatedGroup`.
 */
export function linkGroup(course: Pick<CourseFacts, 'key' | 'type' | 'name' | 'dates'>): string {
  const room = undatedGroup(course)
  if (room === undefined) return onlineGroup(course.key)
  const year = yearOf(course)
  return year === undefined ? room : `${room}#${year}`
}

/**
 * Returns the link group of a Live course's display name, which differs from `linkGroup` once the class was rescheduled
 * (decision 0084). A new course at that time would be in it.
 */
export const shownGroup = (course: Pick<CourseFacts, 'key' | 'type' | 'name' | 'dates' | 'startTime'>): string =>
  linkGroup({ ...course, name: classNameOf(course) })
