import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import type { CourseType, Subject } from './course.ts'

/** A course's fields that the list's filters use. */
export type ListedFacts = {
  key: string
  type: CourseType
  name: string
  subject: Subject
  archived: boolean
  published: boolean
  dates?: readonly string[] | null
  location?: string | null
}

/** The list's filters: all but archived courses, those with upcoming dates, those without, or archived ones. */
export const COURSE_FILTERS = ['all', 'upcoming', 'past', 'archived'] as const
export type CourseFilter = (typeof COURSE_FILTERS)[number]

/** `name` is the order of spec 1.2.14; `date`: by the next class day, then finished courses, latest first. */
export const COURSE_SORTS = ['name', 'date'] as const
export type CourseSort = (typeof COURSE_SORTS)[number]

/** Whether a Live course has a class day on or after `today` (YYYY-MM-DD of the academy); always true for Online. */
export const isUpcoming = ({ type, dates }: Pick<ListedFacts, 'type' | 'dates'>, today: string): boolean =>
  type === 'Online' || (dates ?? []).some((date) => date >= today)

function isIn(course: ListedFacts, filter: CourseFilter, today: string): boolean {
  if (filter === 'archived' || course.archived) return filter === 'archived' && course.archived
  return filter === 'all' || isUpcoming(course, today) === (filter === 'upcoming')
}

const textOf = ({ name, subject, location, published, dates }: ListedFacts) =>
  foldText([name, subject, location ?? '', published ? 'published' : 'unpublished', ...(dates ?? [])].join(' '))

const nextDay = ({ dates }: ListedFacts, today: string) => [...(dates ?? [])].sort().find((date) => date >= today)
const lastDay = ({ dates }: ListedFacts) => [...(dates ?? [])].sort().at(-1) ?? ''
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function byDate(a: ListedFacts, b: ListedFacts, today: string): number {
  const [nextA, nextB] = [nextDay(a, today), nextDay(b, today)]
  if (nextA !== undefined && nextB !== undefined) return compare(nextA, nextB)
  if (nextA === undefined && nextB === undefined) return compare(lastDay(b), lastDay(a))
  return nextA === undefined ? 1 : -1
}

export type CourseQuery = { type: CourseType; filter: CourseFilter; sort: CourseSort; search: string }

/** Returns the courses of a type that match a filter and every word of a search, sorted; ties keep their order. */
export function chooseCourses<Course extends ListedFacts>(
  courses: readonly Course[],
  { type, filter, sort, search }: CourseQuery,
  today: string,
): Course[] {
  const words = wordsOf(search)
  const chosen = courses.filter(
    (course) =>
      course.type === type &&
      isIn(course, filter, today) &&
      (words.length === 0 || containsAllWords(textOf(course), words)),
  )
  return sort === 'date' ? chosen.sort((a, b) => byDate(a, b, today)) : chosen
}
