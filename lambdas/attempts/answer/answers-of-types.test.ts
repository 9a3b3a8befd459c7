import { beforeAll, describe, expect, it } from 'vitest'
import { attemptKey } from '#table/keys.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import {
  type ClassicType,
  CLASSIC_TYPES,
  CONTENT_TYPES,
  type ContentTypeName,
  type Question,
} from '#domain/questions/question.ts'
import { aCaseStudy, caseChoice } from '#domain/questions/testing/case-example.ts'
import { formattedQuestion } from '#domain/questions/testing/formatted-question.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { type Meter, meteredTable } from '#lambdas/testing/metered-table.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aStudent, choiceFor, MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'

const TYPES = [...CLASSIC_TYPES, ...CONTENT_TYPES]
const codesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0))

/** More choices than each example allows. */
const TOO_MANY: Readonly<Record<ClassicType | ContentTypeName, readonly number[][]>> = {
  'True/False': [[0, 1]],
  'Multiple Choice': [
    [0, 1],
    [0, 1, 2, 3],
  ],
  Priority: [[0, 1]],
  'Select All That Apply': [[0, 1, 2, 3, 4, 5]],
  'Matching/Dropdown': [
    [2, 0, 1, 0],
    [2, 0],
  ],
  'Select N': [
    [0, 1, 2],
    [0, 1, 2, 3],
  ],
  Grouping: [[0, 1, 2, 3, 4]],
  'Matrix Multiple Choice': [
    [0, 1],
    [0, 1, 2, 3],
  ],
  'Matrix Multiple Response': [[0, 1, 2, 3, 4, 5, 6]],
  'Drop-Down Cloze': [
    [0, 1],
    [0, 2, 3],
  ],
  'Drop-Down Rationale': [[0, 1, 2, 4]],
  'Drop-Down Table': [[0, 1, 2]],
  // A token in both blanks, and two tokens in one.
  'Drag-and-Drop Cloze': [
    [2, 6],
    [0, 1],
  ],
  'Drag-and-Drop Rationale': [
    [3, 7],
    [0, 1, 7],
  ],
  'Highlight Text': [[0, 1, 2, 3]],
  'Highlight Table': [[0, 1, 2, 3]],
  'Bow-Tie': [
    [0, 1, 2],
    [5, 6],
    [2, 3, 6, 9, 10, 11],
  ],
  Trend: [[0, 1, 2, 3]],
  'Ordered Response': [
    [2, 1, 0, 0],
    [2, 1],
    [2, 1, 1],
  ],
  Numeric: [codesOf('1'.repeat(40)), codesOf('12.5.1'), codesOf('12a'), codesOf('-')],
}

/** The key twice; for a number, another number. */
const twice = (type: ClassicType | ContentTypeName) => {
  const right = choiceFor({ type }, true)
  return type === 'Numeric' ? [] : [[...right, ...right]]
}

/** Indexes that no question has, or that are out of order. */
const foreign = (right: readonly number[]): number[][] => [
  [],
  [-1],
  [149],
  [2 ** 31 - 1],
  [...right.slice(0, -1), 149],
  [...right, 149],
  [...right, ...right, 149],
  Array.from({ length: 150 }, (_, i) => i),
  Array.from({ length: 1_000 }, () => right[0] ?? 0),
]

const table = sharedTable()
let meter: Meter

beforeAll(async () => {
  // Three of each type, one of them formatted, with a separate tag.
  const singles = Array.from({ length: 3 }, (_, n) =>
    questionsOfAllTypes(TYPES.length).map((question) => ({ ...question, n })),
  )
    .flat()
    .map(({ n, ...question }): Question => ({ ...question, id: question.id + n * 100, tags: [question.type] }))
    .map((question, i) => (i < TYPES.length ? formattedQuestion(question) : question))
  await batchPut(table, bankItems([...singles, aCaseStudy(901, { tags: ['Case'] })], START - MINUTE))
  meter = meteredTable(table)
})

const metered = async <T>(call: () => Promise<T>) => {
  meter.reset()
  const value = await call()
  return { value, read: meter.read, write: meter.write }
}

describe.each(TYPES)('an answer to a %s', (type) => {
  it('is rejected with a message and not written when it has foreign cells, too many choices, or none', async () => {
    const { uid, keys, start, move, check } = await aStudent(table, { tags: [type], numOfQuestions: 3 })
    const first = await start()
    const stored = await getItem(table, attemptKey(uid, 'p1', keys.taskKey, 1))
    const answer = { n: 1, position: 0, questionId: first.question?.id ?? 0 }
    for (const choice of [...TOO_MANY[type], ...twice(type), ...foreign(choiceFor({ type }, true))]) {
      const { value, write } = await metered(() => refusalOf(move({ ...answer, choice })))
      expect([choice, value.code, write]).toEqual([choice, 'answer-first', 0])
      expect(value.data).toEqual({ attempt: first })
    }
    expect(await getItem(table, attemptKey(uid, 'p1', keys.taskKey, 1))).toEqual(stored)
    expect((await check(first, true)).graded?.correct).toBe(true)
  })

  it.each([true, false])(
    'costs one read unit at most and one write unit (right: %s)',
    { tags: ['nightly'] },
    async (right) => {
      const { start, check } = await aStudent(table, { tags: [type], numOfQuestions: 3 })
      let attempt = await start()
      for (let n = 1; n < 3; n += 1) {
        const { value, read, write } = await metered(() => check(attempt, right))
        expect(value.graded?.correct).toBe(right)
        expect([read <= 1, write]).toEqual([true, 1])
        attempt = value.attempt
      }
    },
  )
})

describe('an answer to an item of a case study', () => {
  it(
    'is rejected with a message and not written when it has foreign cells or is for another item',
    { tags: ['nightly'] },
    async () => {
      const { uid, keys, start, move } = await aStudent(table, { tags: ['Case'], numOfQuestions: 6, caseStudies: 1 })
      let attempt = await start()
      for (let item = 1; item <= 6; item += 1) {
        const stored = await getItem(table, attemptKey(uid, 'p1', keys.taskKey, 1))
        const answer = { n: 1, position: attempt.currentQuestion, questionId: 901, caseItem: item }
        const right = caseChoice(item, true)
        for (const choice of foreign(right)) {
          const { value, write } = await metered(() => refusalOf(move({ ...answer, choice })))
          expect([item, choice, value.code, write]).toEqual([item, choice, 'answer-first', 0])
        }
        for (const caseItem of [null, 0, -1, 7, (item % 6) + 1]) {
          const { value } = await metered(() => refusalOf(move({ ...answer, caseItem, choice: right })))
          expect([item, caseItem, value.code]).toEqual([item, caseItem, 'not-this-question'])
        }
        expect(await getItem(table, attemptKey(uid, 'p1', keys.taskKey, 1))).toEqual(stored)
        attempt = (await move({ ...answer, choice: right })).attempt
      }
    },
  )
})
