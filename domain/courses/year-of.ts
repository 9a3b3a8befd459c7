import type { CourseFacts } from './course.ts'

type Dated = Pick<CourseFacts, 'type' | 'dates'>

/** The year in which a Live course begins, such as '2027'; undefined for Online courses and for one without dates. */
export function yearOf({ type, dates }: { type: Dated['type']; dates?: readonly string[] | null }): string | undefined {
  if (type !== 'Live' || !dates) return undefined
  return [...dates].sort()[0]?.slice(0, 4)
}

type ShownCourse = { type: Dated['type']; dates?: readonly string[] | null }

/**
 * The year to show beside a Live course's name, which has none: only where Live courses of more than one year meet on
 * one screen (decisions 2.5.16). `courses`: all that the screen shows.
 */
export function courseYear(courses: readonly ShownCourse[]): (course: ShownCourse) => string | undefined {
  const years = new Set(courses.flatMap((course) => yearOf(course) ?? []))
  return (course) => (years.size > 1 ? yearOf(course) : undefined)
}
