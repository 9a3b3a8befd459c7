import { beforeAll, expect, it } from 'vitest'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import { bytesOfBase64 } from '#domain/exams/base64.ts'
import { unpackItems } from '#domain/exams/pack-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { START } from '#lambdas/attempts/academy-fixture.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { examBank } from '#lambdas/attempts/exam-fixture.ts'
import { previewMore, previewTest } from './preview-test.ts'

const deps: AttemptDeps = { table: sharedTable(), now: () => START, random: seededRandom(3), rulesOf }
const at = (taskKey: string) => ({ contentKey: 'c', sectionKey: 's', taskKey })
const numbers = { taskType: 'AdaptiveNCLEX', minQuestions: 20, maxQuestions: 40, caseStudies: 1 } as const

beforeAll(async () => {
  await batchPut(deps.table, [
    ...examBank({ perArea: 12, judgments: 4, cases: 2 }, START),
    aContent('c'),
    aSection('c', 's'),
    aTask('c', 's', 'adaptive', { ...numbers, tags: ['RN'] }),
    aTask('c', 's', 'other', { ...numbers, tags: ['PN'] }),
    aTask('c', 's', 'greedy', { ...numbers, tags: ['RN'], maxQuestions: 150 }),
  ])
})

it('a preview draws the deck of an adaptive test and its first question, by the areas of the plan', async () => {
  const { deck, areas, questions } = await previewTest(at('adaptive'), deps)
  expect(deck).toMatchObject({ exam: 'RN', standard: 0, minItems: 20, maxItems: 40, unscored: 4, caseStudies: 1 })
  expect(areas).toEqual(defaultSettings('RN').plan.map(({ names: [name] }) => name))
  expect(questions).toHaveLength(1)
  const ids = [deck?.items, deck?.trials].flatMap((packed) =>
    unpackItems(bytesOfBase64(packed ?? '')).map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(questions[0]?.question.id)
  expect(questions[0]?.question.answers.some(({ correct }) => correct)).toBe(true)
  expect(deck?.casesAt).toHaveLength(1)
  expect(deck?.unscoredAt).toHaveLength(4)
})

it('the questions that the browser chose come whole, ten at most, without deleted ones', async () => {
  const more = (ids: number[] | null) => previewMore({ ...at('adaptive'), areas: [], used: [], ids }, deps)
  const chosen = await more([60_001, 3, 999_999])
  expect(chosen.map(({ question: { id, type } }) => [id, type])).toEqual([
    [60_001, 'Case Study'],
    [3, 'Multiple Choice'],
  ])
  expect(await more(Array.from({ length: 30 }, (_, i) => i + 1))).toHaveLength(10)
  expect(await more(null)).toEqual([])
})

it('an exam without a bank or with too few questions cannot be previewed', async () => {
  expect((await refusalOf(previewTest(at('other'), deps))).code).toBe('too-few-in-areas')
  expect((await refusalOf(previewTest(at('greedy'), deps))).code).toBe('too-few-in-areas')
})
