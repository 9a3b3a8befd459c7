import { type Key, nclexAreasKey } from '#table/keys.ts'
import { poolsOfBank } from '#table/pool.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import type { Question } from '#domain/questions/question.ts'

export const AREAS = Array.from({ length: 8 }, (_, n) => `Area ${n + 1}`)

/** A number from 0 to 2³² for a question, the same each time: labels lie about the bank as if by chance. */
const hash = (id: number, salt: number): number => {
  const mixed = Math.imul(id ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
}
const oneIn = (n: number, id: number, salt: number) => (hash(id, salt) >>> 8) % n === 0

/**
 * The labels of a question: all are RN, about every third PN, too, every other one is about the heart, every third easy, and each
 * lies in one of eight areas.
 */
const labelsOf = (id: number): Pick<Question, 'id' | 'tags' | 'area'> => ({
  id,
  tags: [
    'RN',
    ...(oneIn(3, id, 1) ? ['PN'] : []),
    ...(oneIn(2, id, 2) ? ['Heart'] : []),
    ...(oneIn(3, id, 3) ? ['Easy'] : []),
  ],
  area: [AREAS[(hash(id, 4) >>> 8) % AREAS.length] ?? ''],
})

function* bankOf(size: number) {
  for (let id = 101; id < 101 + size; id += 1) yield labelsOf(id)
}

/** The pools of a bank of so many questions. */
export const bigPools = (size: number): Key[] => poolsOfBank(bankOf(size))

/** The questions that a test will draw, and the list of areas: of a bank so large nothing else is ever read. */
export function drawnItems(ids: readonly number[], time: number): Key[] {
  const isPool = ({ pk }: Key) => pk.startsWith('POOL#')
  const isAreas = ({ pk, sk }: Key) => pk === nclexAreasKey.pk && sk === nclexAreasKey.sk
  return bankItems(
    ids.map((id) => aQuestion(labelsOf(id))),
    time,
  )
    .filter((item) => !isPool(item))
    .map((item) => (isAreas(item) ? { ...item, values: AREAS } : item))
}
