import type { Course } from './course.ts'

/** The courses of one name: they share their content; `days` says which course has which online days. */
export type SameName = { content: readonly string[]; days: Readonly<Record<string, string>> }

/** What the name holds with the course in it, or why the course may not have it. */
export type NameVerdict =
  { ok: true; name: SameName } | { ok: false; code: 'course-identical' | 'course-linked-content' }

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

/** What stays of a name without a course; undefined: nothing, the name is free. */
export function leaveName(name: SameName | undefined, course: string): SameName | undefined {
  const days = Object.entries(name?.days ?? {}).filter(([, key]) => key !== course)
  return name && days.length > 0 ? { content: name.content, days: Object.fromEntries(days) } : undefined
}

/**
 * Whether a course may have its name beside `others`, who have it in whatever case: with the same content, in whatever
 * order, and other online days (spec 2.5.18, 2.5.19).
 */
export function joinName(
  others: SameName | undefined,
  { key, content, onlineDays }: Pick<Course, 'key' | 'content' | 'onlineDays'>,
): NameVerdict {
  if (others && !same(others.content, content)) return { ok: false, code: 'course-linked-content' }
  if (others?.days[String(onlineDays)] !== undefined) return { ok: false, code: 'course-identical' }
  return { ok: true, name: { content: [...content], days: { ...others?.days, [String(onlineDays)]: key } } }
}
