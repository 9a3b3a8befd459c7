import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { MarkQuestionInput } from '#generated/schema.ts'
import { markKey } from '#table/study-keys.ts'
import type { MarkItem } from '#table/attempt.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aTask } from '#table/testing/course-items.ts'
import { aStudent, MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { markQuestion } from './mark-question.ts'
import { markedQuestions, ownMarks } from './own-marks.ts'

const solo = questionsOfAllTypes(2).map((question, i) => ({ ...question, id: 601 + i, tags: ['Solo'] }))
const AREAS = ['Basics', 'Comfort']
const general = questionsOfAllTypes(40).map((question, i) => ({ ...question, area: AREAS.slice(i % 2, (i % 2) + 1) }))
const bank = [...general, aCaseStudy(501, { tags: ['Case'] }), ...solo.slice(1)]
const table = sharedTable([
  ...bankItems(bank, START - MINUTE),
  aTask('c0', 's0', 'solo', { taskType: 'Practice', tags: ['Solo'], numOfQuestions: 1, timeAllowed: 30 }),
  aTask('c0', 's0', 'exam', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 4, timeAllowed: 60 }),
])

const highlight = { block: 'a1b2', start: 4, text: 'stridor' }

async function aReader(...more: Parameters<typeof aStudent> extends [unknown, ...infer Rest] ? Rest : never) {
  const student = await aStudent(table, ...more)
  const { uid, keys, deps } = student
  const test = { progressKey: keys.progressKey, taskKey: keys.taskKey, n: 1 }
  const mark = (facts: Partial<MarkQuestionInput> = {}) =>
    markQuestion(
      { ...test, position: 0, version: 0, flagged: false, struck: [], note: '', highlights: [], ...facts },
      uid,
      deps,
    )
  const list = (token?: string | null, as: string = uid) => ownMarks(token, as, deps)
  const texts = (positions: number[], place: Partial<typeof test> = {}, as: string = uid) =>
    markedQuestions(
      positions.map((position) => ({ ...test, position, ...place })),
      as,
      deps,
    )
  return { ...student, test, mark, list, texts }
}

it('the list has flags, notes, and highlights of own attempts, without removed marks and struck answers alone', async () => {
  const { start, check, move, mark, list, keys, uid } = await aReader()
  expect(await list()).toEqual({ items: [], nextToken: null })
  let attempt = await start()
  for (let i = 0; i < 4; i += 1) attempt = (await check(attempt, true)).attempt
  await mark({ position: 0, flagged: true, struck: [1] })
  await mark({ position: 1, note: 'Airway first' })
  await mark({ position: 2, highlights: [highlight] })
  await mark({ position: 3, struck: [0] })
  await mark({ position: 4, flagged: true })
  await mark({ position: 4, version: 1 })
  await move({ n: 1, action: 'finish' })
  const { items } = await list()
  const none = { flagged: false, struck: [], note: '', highlights: [], version: 1, withheld: false }
  const place = { progressKey: 'p1', sectionKey: 's0', taskKey: keys.taskKey, n: 1, startTime: START, time: START }
  expect(items).toEqual([
    { ...none, ...place, position: 0, flagged: true, struck: [1] },
    { ...none, ...place, position: 1, note: 'Airway first' },
    { ...none, ...place, position: 2, highlights: [highlight] },
  ])
  expect(await list(undefined, `other-${uid}`)).toEqual({ items: [], nextToken: null })
})

it('a question is shown as served once its attempt is over, without its key, and never from another student', async () => {
  const { start, check, move, clock, texts, list, mark, uid } = await aReader()
  const first = await start()
  await mark({ flagged: true, highlights: [highlight] })
  const { attempt } = await check(first, true)
  // Answered or on screen: only the running test may show it.
  expect(await texts([0, 1])).toEqual([null, null])
  expect((await list()).items).toMatchObject([{ flagged: true, highlights: [], withheld: true }])
  await move({ n: 1, action: 'finish' })
  expect(await texts([0, 1])).toEqual([first.question, attempt.question])
  expect(JSON.stringify(await texts([0, 1]))).not.toMatch(/Rationale of|"correct"|"key"/)
  expect((await list()).items).toMatchObject([{ highlights: [highlight], withheld: false }])
  // Questions never shown, invalid positions, and another student's.
  expect(await texts([2, -1, 1_000, 0.5])).toEqual([null, null, null, null])
  expect(await texts([0], { n: 2 })).toEqual([null])
  expect(await texts([0], { taskKey: 'none' })).toEqual([null])
  expect(await texts([0], {}, `other-${uid}`)).toEqual([null])
  clock.time += MINUTE
  expect(await texts([0])).toEqual([first.question])
})

it('the questions of an attempt are shown once its time has passed, even without a stored end', async () => {
  const { start, clock, texts, mark, list } = await aReader()
  const { question, deadline } = await start()
  await mark({ note: 'Mine' })
  clock.time = deadline ?? 0
  expect(await texts([0])).toEqual([null])
  clock.time += MINUTE
  expect(await texts([0])).toEqual([question])
  expect((await list()).items).toMatchObject([{ withheld: false }])
})

it('a question unanswered in another running test is withheld, with its highlights', async () => {
  const { start, move, keys, uid, deps, mark, list, texts } = await aReader({ tags: ['Solo'], numOfQuestions: 1 })
  const first = await start()
  await mark({ highlights: [highlight], note: 'Mine' })
  await move({ n: 1, action: 'finish' })
  expect(await texts([0])).toEqual([first.question])
  const { attempt } = await createTaskProgress({ ...keys, taskKey: 'solo' }, uid, deps)
  expect(attempt?.question?.id).toBe(first.question?.id)
  expect(await texts([0])).toEqual([null])
  expect((await list()).items).toMatchObject([{ note: 'Mine', highlights: [], withheld: true }])
  // Editing the note keeps the highlights, which were not sent.
  await mark({ version: 1, note: 'Better', highlights: null })
  await move({ taskKey: 'solo', n: 1, action: 'finish' })
  expect((await list()).items).toMatchObject([{ note: 'Better', highlights: [highlight], withheld: false }])
})

it('a case study item is shown with its record up to that item', async () => {
  const { start, move, texts } = await aReader({ tags: ['Case'], numOfQuestions: 6, caseStudies: 1 })
  const { question } = await start()
  await move({ n: 1, action: 'finish' })
  expect(await texts([0, 1])).toEqual([question, null])
})

it('nothing is shown while an exam runs, and everything after it', async () => {
  const { start, move, keys, uid, deps, mark, list, texts } = await aReader({ tags: ['Solo'], numOfQuestions: 1 })
  await start()
  await mark({ note: 'Mine' })
  await move({ n: 1, action: 'finish' })
  await createTaskProgress({ ...keys, taskKey: 'exam' }, uid, deps)
  const running = {
    code: 'exam-running',
    data: { running: expect.objectContaining({ ...keys, taskKey: 'exam' }) as unknown },
  }
  expect(await refusalOf(list())).toEqual(running)
  expect(await refusalOf(texts([0]))).toEqual(running)
  await move({ taskKey: 'exam', n: 1, action: 'finish' })
  expect((await list()).items).toMatchObject([{ note: 'Mine' }])
  expect(await texts([0])).not.toContain(null)
})

it(
  '2,000 marks come in pages of 250, each mark once, and an invalid cursor is refused',
  { tags: ['nightly'] },
  async () => {
    const uid = randomUUID()
    const items = Array.from({ length: 2_000 }, (_, i): MarkItem => {
      const [n, position] = [1 + Math.floor(i / 200), i % 200]
      return {
        ...markKey(uid, 'p1', 't0', n, position),
        ...{ type: 'mark', version: 1, progress: 'p1', section: 's0', task: 't0', n, position, question: 101 },
        ...{ startTime: START, time: START, note: `Note ${i}` },
      }
    })
    await batchPut(table, items)
    const deps = { table, now: () => START, rulesOf }
    const notes: string[] = []
    const meter = meteredTable(table)
    let pages = 0
    for (let token: string | null | undefined = null; token !== undefined; pages += 1) {
      meter.reset()
      const page = await ownMarks(token, uid, deps)
      expect(meter.read).toBeLessThanOrEqual(12)
      notes.push(...page.items.map(({ note }) => note))
      token = page.nextToken ?? undefined
    }
    expect(pages).toBe(8)
    expect(notes).toEqual(items.map(({ note }) => note))
    for (const token of ['p1', 'p1#t0#001#999#', 'x'.repeat(3_000), '~#~#001#001'])
      expect((await refusalOf(ownMarks(token, uid, deps))).code).toBe('request-invalid')
  },
)
