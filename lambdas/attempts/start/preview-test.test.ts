import { beforeAll, expect, it } from 'vitest'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { START } from '#lambdas/attempts/academy-fixture.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { poolShortage } from './pool-shortage.ts'
import { previewMore, previewTest } from './preview-test.ts'

const AREAS = ['Care', 'Safety']
const deps: AttemptDeps = { table: sharedTable(), now: () => START, random: seededRandom(3), rulesOf }
const at = (taskKey: string) => ({ contentKey: 'c', sectionKey: 's', taskKey })

beforeAll(async () => {
  const bank = Array.from({ length: 24 }, (_, i) =>
    aQuestion({ id: 101 + i, tags: i % 3 === 0 ? ['RN', 'Easy'] : ['RN'], area: [AREAS[i % 2] ?? ''] }),
  )
  const link = { linkedContentKey: 'c', linkedSectionKey: 's', linkedTaskKey: 'nclex' }
  await batchPut(deps.table, [
    ...bankItems(bank, START),
    aContent('c'),
    aSection('c', 's'),
    aTask('c', 's', 'practice', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 6, percentEasy: 50 }),
    aTask('c', 's', 'greedy', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 20, percentEasy: 50 }),
    aTask('c', 's', 'nclex', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 5 }),
    aTask('c', 's', 'reading', { taskType: 'Reading' }),
    aTask('c', 's', 'link', { taskType: 'Linking', ...link }),
  ])
})

it('a preview draws a whole Practice test with its keys for an administrator [3.4.6]', async () => {
  const { task, questions } = await previewTest(at('practice'), deps)
  expect(task).toMatchObject({ key: 'practice', numOfQuestions: 6 })
  expect(new Set(questions.map(({ question }) => question.id)).size).toBe(6)
  expect(questions.filter(({ question }) => question.tags.includes('Easy'))).toHaveLength(3)
  expect(questions.every(({ question }) => question.answers.some(({ correct }) => correct))).toBe(true)
})

it('a preview draws the first batch of an NCLEX by area, also through a link, and more without repeats', async () => {
  const { task, areas, questions } = await previewTest(at('link'), deps)
  expect(task.key).toBe('nclex')
  expect(areas).toEqual(AREAS)
  expect(questions.map(({ area }) => area).sort()).toEqual([0, 0, 1, 1])
  const used = questions.map(({ question }) => question.id)
  const more = await previewMore({ ...at('link'), areas: [1, 1, 9], used }, deps)
  expect(more.map(({ area }) => area)).toEqual([1, 1])
  expect(more.every(({ question }) => question.area.includes('Safety') && !used.includes(question.id))).toBe(true)
})

it('a preview is refused with what the bank lacks, or if the task is no test [3.5.21] [3.5.22]', async () => {
  expect((await refusalOf(previewTest(at('greedy'), deps))).code).toBe('too-few-easy')
  expect((await refusalOf(previewTest(at('reading'), deps))).code).toBe('not-a-test')
  expect((await refusalOf(previewTest(at('gone'), deps))).code).toBe('task-not-found')
})

it('a shortage names the tag or area and the number of missing questions', async () => {
  const short = (input: Parameters<typeof poolShortage>[0]['input']) => poolShortage({ input }, deps)
  expect(await short({ type: 'Practice', tags: ['RN'], numOfQuestions: 24 })).toEqual([])
  expect(await short({ type: 'Practice', tags: ['RN'], numOfQuestions: 20, percentEasy: 50 })).toEqual([
    { pool: 'Easy', missing: 2 },
  ])
  expect(await short({ type: 'Practice', tags: ['PN'], numOfQuestions: 3 })).toEqual([{ pool: null, missing: 3 }])
  expect(await short({ type: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 13 })).toEqual([
    { pool: 'Care', missing: 1 },
    { pool: 'Safety', missing: 1 },
  ])
})
