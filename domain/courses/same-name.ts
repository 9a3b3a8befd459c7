import type { Course } from './course.ts'

/** The courses with one name, by key, with each one's contents and online days. */
export type SameName = { courses: Readonly<Record<string, { content: readonly string[]; days: number }>> }

/** The name's courses including the new one, or why the course can't have the name; `content`: the other course's. */
export type NameVerdict =
  | { ok: true; name: SameName }
  | { ok: false; code: 'course-identical' }
  | { ok: false; code: 'course-linked-content'; content: readonly string[] }

/** Whether two courses have the same contents, in any order. */
export const hasSameContent = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join()

/** Returns a name without some courses; undefined if none is left and the name is free. */
export function leaveName(name: SameName | undefined, ...keys: readonly string[]): SameName | undefined {
  const left = Object.entries(name?.courses ?? {}).filter(([key]) => !keys.includes(key))
  return left.length > 0 ? { courses: Object.fromEntries(left) } : undefined
}

/** Merges the courses of two items of the same name. */
export const mergeNames = (name: SameName | undefined, other: SameName | undefined): SameName | undefined =>
  name || other ? { courses: { ...name?.courses, ...other?.courses } } : undefined

/**
 * Checks whether a course can have the name of `others`, in any case: never with the same contents and online days
 * (spec 2.5.19, 2.5.20); a new one only with the contents of every other (spec 2.5.18).
 */
export function joinName(
  others: SameName | undefined,
  { key, content, onlineDays }: Pick<Course, 'key' | 'content' | 'onlineDays'>,
  isNew: boolean,
): NameVerdict {
  const all = Object.values(others?.courses ?? {})
  const different = isNew ? all.find((course) => !hasSameContent(course.content, content)) : undefined
  if (different) return { ok: false, code: 'course-linked-content', content: different.content }
  const isIdentical = all.some((course) => course.days === onlineDays && hasSameContent(course.content, content))
  if (isIdentical) return { ok: false, code: 'course-identical' }
  return { ok: true, name: { courses: { ...others?.courses, [key]: { content: [...content], days: onlineDays } } } }
}
