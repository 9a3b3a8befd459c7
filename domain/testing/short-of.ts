import { and, andNot, count, type Bitmap } from './bitmap.ts'
import { EASY, easyCount } from './draw-practice.ts'
import type { PoolName } from './rules.ts'
import type { TestTask } from './test-task.ts'

/** Questions that a test lacks: in the pool of a tag or an area or, without one, among those that carry all of its tags. */
export type Lack = { pool?: string; missing: number }

type Bank = { areas: readonly string[]; pool: (name: PoolName) => Bitmap }

const lacks = (needed: number, bitmap: Bitmap, pool?: string): Lack[] => {
  const missing = needed - count(bitmap)
  return missing > 0 ? [{ ...(pool === undefined ? {} : { pool }), missing }] : []
}

/**
 * What a test lacks to be drawn (spec 3.5.21 to 3.5.25): Practice, questions that carry all of its tags, easy ones and others
 * as its percentage asks; NCLEX, maxQuestions of each area that carry RN or PN. Empty: it can be drawn.
 */
export function shortOf(task: TestTask, { areas, pool }: Bank): Lack[] {
  const [first, ...rest] = task.tags.map((name) => pool({ by: 'tag', name }))
  const tagged = rest.reduce(and, first ?? new Uint8Array())
  if (task.type === 'NCLEX')
    return areas.flatMap((name) => lacks(task.maxQuestions ?? 0, and(tagged, pool({ by: 'area', name })), name))
  const wanted = task.numOfQuestions ?? 0
  const easy = easyCount(task)
  if (easy === undefined) return lacks(wanted, tagged)
  const easyPool = pool({ by: 'tag', name: EASY })
  return [...lacks(easy, and(tagged, easyPool), EASY), ...lacks(wanted - easy, andNot(tagged, easyPool))]
}
