import type { CourseFacts } from './course.ts'

type Dated = Pick<CourseFacts, 'type' | 'dates'>

/**
 * Returns the year in which a Live course begins, such as '2027'; undefined for Online courses and for one without
 * dates.
 */
export function yearOf({ type, dates }: { type: Dated['type']; dates?: readonly string[] | null }): string | undefined {
  if (type !== 'Live' || !dates) return undefined
  return [...dates].sort()[0]?.slice(0, 4)
}

type ShownCourse = { type: Dated['type']; dates?: readonly string[] | null }

/**
 * Returns a function for the year to show with a Live course's name, which has none: only if Live courses of more than
 * one year are on one screen (decisions 2.5.16). `courses`: all on the screen.
 */
export function courseYear(courses: readonly ShownCourse[]): (course: ShownCourse) => string | undefined {
  const years = new Set(courses.flatMap((course) => yearOf(course) ?? []))
  return (course) => (years.size > 1 ? yearOf(course) : undefined)
}
