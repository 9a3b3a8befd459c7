import type { Shortfall } from './rules.ts'

/** A test that cannot be drawn, by the key of its task, and what it lacks. */
export type ShortTest = { key: string; lacks: readonly Shortfall[] }

/** The shortages that administrators were notified of: by task, the pools that fall short (TAGGED: among those with all of its tags). */
export type ReportedShortages = Readonly<Record<string, readonly string[]>>

/** The pool of a shortfall that is of no single tag or area. */
export const TAGGED = ''

const poolOf = ({ pool }: Shortfall) => pool ?? TAGGED

/**
 * The shortages to notify of, and what is reported after that. A pool is reported once and again only after it was full in
 * between: one that still falls short, by however many, is not repeated.
 */
export function newShortages(
  short: readonly ShortTest[],
  reported: ReportedShortages,
): { news: ShortTest[]; reported: ReportedShortages } {
  const news = short.flatMap(({ key, lacks }) => {
    const unreported = lacks.filter((shortfall) => !reported[key]?.includes(poolOf(shortfall)))
    return unreported.length > 0 ? [{ key, lacks: unreported }] : []
  })
  return { news, reported: Object.fromEntries(short.map(({ key, lacks }) => [key, lacks.map(poolOf)])) }
}

/** Whether two reports hold the same shortages, in whatever order. */
export const isSameReport = (a: ReportedShortages, b: ReportedShortages): boolean => {
  const inOrder = (report: ReportedShortages) =>
    JSON.stringify(Object.entries(report).sort(([x], [y]) => (x < y ? -1 : 1)))
  return inOrder(a) === inOrder(b)
}
