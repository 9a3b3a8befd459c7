import { type Bank, EASY, type PoolQuery } from './bank.ts'
import { areaPools } from './kinds/nclex.ts'
import { easyCount, practicePools } from './kinds/practice.ts'
import type { TestTask } from './test-task.ts'

/** Questions that a test lacks: in the pool of a tag or an area or, without one, among those that carry all of its tags. */
export type Shortfall = { pool?: string; missing: number }

/** What the bank holds: everything that a shortfall is computed from. */
export type PoolCounts = { areas: readonly string[]; count: Bank['count'] }

/**
 * What a test lacks to be drawn (spec 3.5.21 to 3.5.25): Practice, questions that carry all of its tags, easy ones and others
 * as its percentage asks; NCLEX, maxQuestions of each area that carry RN or PN, all of them when the academy has no areas. Empty: it
 * can be drawn, unless areas share so many questions that the draw itself falls short.
 */
export function shortfallsOf(task: TestTask, { areas, count }: PoolCounts): Shortfall[] {
  const lacks = (needed: number, query: PoolQuery | undefined, pool?: string): Shortfall[] => {
    const missing = needed - (query ? count(query) : 0)
    return missing > 0 ? [{ ...(pool === undefined ? {} : { pool }), missing }] : []
  }
  // Without areas there is nothing to ask about.
  if (task.type === 'NCLEX' && areas.length === 0) return [{ missing: task.maxQuestions ?? 0 }]
  if (task.type === 'NCLEX')
    return areaPools(task, areas).flatMap((query) => lacks(task.maxQuestions ?? 0, query, query.area))
  const wanted = task.numOfQuestions ?? 0
  const easy = easyCount(task)
  const [first, others] = practicePools(task)
  return easy === undefined ? lacks(wanted, first) : [...lacks(easy, first, EASY), ...lacks(wanted - easy, others)]
}

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
