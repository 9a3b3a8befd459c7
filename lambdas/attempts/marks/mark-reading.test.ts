import { expect, it } from 'vitest'
import type { MarkQuestionInput } from '#generated/schema.ts'
import { aProgress, aTask } from '#table/testing/course-items.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aStudent, MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { attemptMarks, markQuestion } from './mark-question.ts'
import { markedQuestions, ownMarks } from './own-marks.ts'

const questions = questionsOfAllTypes(40).map((question, i) => ({
  ...question,
  area: [i % 2 === 0 ? 'Basics' : 'Comfort'],
}))
const table = sharedTable([
  ...bankItems(questions, START - MINUTE),
  aTask('c0', 's0', 'exam', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 4, timeAllowed: 60 }),
])

const highlight = { block: 'a1b2', start: 4, text: 'stridor' }
const storedMarks = {
  position: 0,
  version: 1,
  flagged: false,
  struck: [],
  note: 'Airway first',
  highlights: [highlight],
}

async function aReader() {
  const student = await aStudent(table, { taskType: 'Reading' })
  const { uid, keys, deps } = student
  const { contentKey: _, ...ref } = keys
  const mark = (facts: Partial<MarkQuestionInput> = {}, as: string = uid) =>
    markQuestion(
      { ...ref, n: 0, position: 0, version: 0, flagged: false, struck: [], note: 'Airway first', ...facts },
      as,
      deps,
    )
  const list = (as: string = uid) =>
    attemptMarks({ uid: as, progress: keys.progressKey, task: keys.taskKey, n: 0 }, deps)
  return { ...student, mark, list, open: () => createTaskProgress(keys, uid, deps) }
}

it('note and highlights of an opened Reading are stored, listed among all notes, and only for their student', async () => {
  const { uid, keys, deps, clock, open, mark, list } = await aReader()
  await open()
  expect(await list()).toEqual([])
  clock.time += MINUTE
  expect(await mark({ highlights: [highlight] })).toEqual(storedMarks)
  expect(await mark({ highlights: [highlight] })).toEqual(storedMarks)
  expect(await list()).toEqual([storedMarks])
  expect(await list('somebody else')).toEqual([])
  const { contentKey: _, ...ref } = keys
  const time = START + MINUTE
  expect((await ownMarks(undefined, uid, deps)).items).toEqual([
    { ...storedMarks, ...ref, n: 0, startTime: time, time, withheld: false },
  ])
  expect(await markedQuestions([{ ...ref, n: 0, position: 0 }], uid, deps)).toEqual([null])
  expect(await refusalOf(mark({ note: 'Another tab' }))).toMatchObject({
    code: 'marks-changed',
    data: { marks: storedMarks },
  })
})

it('what is not an opened Reading of a running course is refused, and nothing is stored', async () => {
  const { clock, open, mark, list, uid } = await aReader()
  expect((await refusalOf(mark())).code).toBe('task-not-found')
  await open()
  expect((await refusalOf(mark({ sectionKey: 's1' }))).code).toBe('task-not-found')
  expect((await refusalOf(mark({ sectionKey: null }))).code).toBe('task-not-found')
  expect((await refusalOf(mark({ progressKey: 'p2' }))).code).toBe('progress-not-found')
  expect((await refusalOf(mark({}, 'somebody else'))).code).toBe('progress-not-found')
  for (const facts of [{ position: 1 }, { flagged: true }, { struck: [0] }])
    expect((await refusalOf(mark(facts))).code).toBe('marks-not-valid')
  clock.time = START + 1_000 * MINUTE
  expect((await refusalOf(mark())).code).toBe('course-ended')
  await batchPut(table, [aProgress(uid, 'p1', { content: ['c0'], endTime: 0 })])
  expect((await refusalOf(mark())).code).toBe('course-not-started')
  expect(await list()).toEqual([])
})

it('a test that was started is no Reading', async () => {
  const { keys, deps, uid, start } = await aStudent(table)
  await start()
  const input = { ...keys, n: 0, position: 0, version: 0, flagged: false, struck: [], note: 'Mine' }
  expect((await refusalOf(markQuestion(input, uid, deps))).code).toBe('task-not-found')
})

it('marks on a Reading are neither shown nor written while an exam runs', async () => {
  const { keys, deps, uid, open, mark, list } = await aReader()
  await open()
  await createTaskProgress({ ...keys, taskKey: 'exam' }, uid, deps)
  expect((await refusalOf(mark())).code).toBe('exam-running')
  expect((await refusalOf(list())).code).toBe('exam-running')
})

it('a course that ends during the request keeps nothing', async () => {
  const { uid, open, mark, list } = await aReader()
  await open()
  const ended = aProgress(uid, 'p1', { content: ['c0'], endTime: START })
  beforeNext(table, 'TransactWriteItemsCommand', () => batchPut(table, [ended]))
  expect((await refusalOf(mark())).code).toBe('course-ended')
  expect(await list()).toEqual([])
})
