import type { Shortfall } from './rules.ts'

/** A test that cannot be drawn, by the key of its task, and its shortfalls. */
export type ShortTest = { key: string; shortfalls: readonly Shortfall[] }

/**
 * The shortages that administrators were notified of: by task, the pools that fall short (TAGGED: questions with all of
 * its tags).
 */
export type ReportedShortages = Readonly<Record<string, readonly string[]>>

/** The pool name of a shortfall without a single tag or area. */
export const TAGGED = ''

const poolOf = ({ pool }: Shortfall) => pool ?? TAGGED

/**
 * Returns the shortages to notify of, and the reported ones afterward. A pool is reported once, and again only after it
 * was full in between; a changed number alone is not reported.
 */
export function newShortages(
  short: readonly ShortTest[],
  reported: ReportedShortages,
): { news: ShortTest[]; reported: ReportedShortages } {
  const news = short.flatMap(({ key, shortfalls }) => {
    const unreported = shortfalls.filter((shortfall) => !reported[key]?.includes(poolOf(shortfall)))
    return unreported.length > 0 ? [{ key, shortfalls: unreported }] : []
  })
  return { news, reported: Object.fromEntries(short.map(({ key, shortfalls }) => [key, shortfalls.map(poolOf)])) }
}

/** Whether two reports have the same shortages, in any order. */
export const isSameReport = (a: ReportedShortages, b: ReportedShortages): boolean => {
  const inOrder = (report: ReportedShortages) =>
    JSON.stringify(Object.entries(report).sort(([x], [y]) => (x < y ? -1 : 1)))
  return inOrder(a) === inOrder(b)
}
