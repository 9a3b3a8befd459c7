import { urlOfName } from '#domain/text/url-of-name.ts'
import { classNameOf } from './class-name.ts'
import type { CourseFacts } from './course.ts'
import { yearOf } from './year-of.ts'

const afterFirstWord = (name: string) => name.trim().replace(/^\S+\s*/, '')

/**
 * The link group of a Live course as it was before the year joined it (decision 0046). Courses stored then keep it;
 * courses of one class join them there. undefined for Online courses.
 */
export const undatedGroup = ({ type, name }: Pick<CourseFacts, 'type' | 'name'>): string | undefined =>
  type === 'Live' ? `live#${urlOfName(afterFirstWord(name))}` : undefined

/** The group of an Online course, which it has for itself; students may have one of several with the same name (decision 0120). */
export const onlineGroup = (key: string): string => `course#${key}`

/**
 * What linked courses share: seats and the enrolment lock. Live courses are linked when their names are equal after the
 * first word, ignoring case and subject, and their first dates are in the same year; an Online course has a group of
 * its own (spec 1.4.11, 2.5.17). A course from before decision 0046 has `undatedGroup`.
 */
export function linkGroup(course: Pick<CourseFacts, 'key' | 'type' | 'name' | 'dates'>): string {
  const room = undatedGroup(course)
  if (room === undefined) return onlineGroup(course.key)
  const year = yearOf(course)
  return year === undefined ? room : `${room}#${year}`
}

/**
 * The link group that the shown name of a Live course says: another than `linkGroup` once the class was moved to another time (decision
 * 0084). A course that is created at that time would be in it.
 */
export const shownGroup = (course: Pick<CourseFacts, 'key' | 'type' | 'name' | 'dates' | 'startTime'>): string =>
  linkGroup({ ...course, name: classNameOf(course) })
