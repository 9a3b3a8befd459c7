import { beforeAll, expect, it } from 'vitest'
import { POOL_OF_ALL } from '#table/bank-keys.ts'
import { noPool, poolItems } from '#table/pool.ts'
import { questionItem } from '#table/question.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bitmapOf } from '#domain/attempts/bitmap.ts'
import { questionEntry } from '#domain/search/question-entry.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { exportQuestions } from './export-questions.ts'
import type { SearchDeps } from './search-deps.ts'

/** Numbers of the bank, in two shards of its pool. */
const IDS = [...Array.from({ length: 130 }, (_, i) => 101 + i), 5_000]
const SHARDS = new Map([
  [0, new Map([['-', bitmapOf(IDS.slice(0, -1))]])],
  [1, new Map([['-', bitmapOf([5_000 - 3_072])]])],
])
const bank = IDS.map((id) => aQuestion({ id, tags: [id === 102 ? 'Heart' : 'Skin'] }))
const HEART = { type: 'Tag' as const, tags: ['Heart'] }

const tables = testTables()
let deps: Pick<SearchDeps, 'table' | 'questions' | 'now'>

beforeAll(async () => {
  const table = await tables.table()
  const pool = { ...noPool(POOL_OF_ALL), counts: new Map([['-', [130, 1]]]), shards: SHARDS }
  const items = bank.map((question) =>
    questionItem(question, { version: 3, time: 1, ...(question.id === 101 ? {} : { ref: `r:${question.id}` }) }),
  )
  await batchPut(table, [...items, ...poolItems(pool, [1])])
  // The search files do not include the last two yet.
  const entries = bank.slice(0, -2).map((question) => questionEntry(question))
  deps = { table, questions: () => Promise.resolve(entries), now: () => 1_790_000_000_000 }
}, 90_000)

it('the export has whole questions with their refs, 100 at a time, including those not yet searchable', async () => {
  const first = await exportQuestions({}, deps)
  const second = await exportQuestions({ after: first.next ?? null }, deps)
  expect(first).toMatchObject({ total: 131, next: 200, unsearched: 0 })
  expect(second).toMatchObject({ total: 131, next: null, unsearched: 0 })
  expect([...first.items, ...second.items].map(({ question }) => question.id)).toEqual(IDS)
  expect(first.items.slice(0, 2).map(({ ref }) => ref)).toEqual(['bank:101', 'r:102'])
  expect(first.items[1]?.question).toMatchObject({ id: 102, rationale: 'Rationale of 102', version: 3 })
  const plain = { match: null, textHtml: null, why: null, whyHtml: null }
  expect(first.items[1]?.question.answers[1]).toEqual({ letter: 'B', text: 'second', correct: true, ...plain })
})

it('the export of a search has its results and the number of questions not yet searchable', async () => {
  const { items, ...rest } = await exportQuestions({ search: HEART }, deps)
  expect(items.map(({ question }) => question.id)).toEqual([102])
  expect(rest).toEqual({ total: 1, next: null, unsearched: 2 })
  expect(await codeOf(exportQuestions({ search: { type: 'Tag', tags: [] } }, deps))).toBe('search-tags')
})

it('the export of numbers has the existing questions among them, and allows at most 100', async () => {
  const { items, ...rest } = await exportQuestions({ ids: [5_000, 101, 90] }, deps)
  expect(items.map(({ question }) => question.id)).toEqual([101, 5_000])
  expect(rest).toEqual({ total: 3, next: null, unsearched: 0 })
  expect(await codeOf(exportQuestions({ ids: IDS.slice(0, 101) }, deps))).toBe('export-too-many')
})
