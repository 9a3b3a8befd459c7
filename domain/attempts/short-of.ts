import type { Bank, PoolQuery } from './bank.ts'
import { areaPools } from './draw-areas.ts'
import { easyCount, practicePools } from './draw-practice.ts'
import { EASY } from './easy.ts'
import type { TestTask } from './test-task.ts'

/** Questions that a test lacks: in the pool of a tag or an area or, without one, among those that carry all of its tags. */
export type Lack = { pool?: string; missing: number }

/** What the bank holds: all that a shortage is told by. */
export type Counted = { areas: readonly string[]; count: Bank['count'] }

/**
 * What a test lacks to be drawn (spec 3.5.21 to 3.5.25): Practice, questions that carry all of its tags, easy ones and others
 * as its percentage asks; NCLEX, maxQuestions of each area that carry RN or PN, all of them when the academy has no areas. Empty: it
 * can be drawn, unless areas share so many questions that the draw itself falls short.
 */
export function shortOf(task: TestTask, { areas, count }: Counted): Lack[] {
  const lacks = (needed: number, query: PoolQuery | undefined, pool?: string): Lack[] => {
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
