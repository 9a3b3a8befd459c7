import { beforeAll, expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aProgress, aSection, aTask } from '#table/testing/course-items.ts'
import type { StudentTask } from '#generated/schema.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { aStudent, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import { type Meter, meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { studentSection } from './student-section.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { aProfile } from '#lambdas/progress/testing/a-profile.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'

const exam = { linkedContentKey: 'c2', linkedSectionKey: 's3', linkedTaskKey: 'exam', linkedType: 'Practice' as const }

const table = sharedTable()
let meter: Meter
beforeAll(async () => {
  meter = meteredTable(table)
  await batchPut(table, [
    ...bankItems(classicQuestions(60), START - MINUTE),
    aContent('c1'),
    aSection('c1', 's1'),
    aTask('c1', 's1', 'way', { name: 'Task 10', taskType: 'Linking', ...exam }),
    aTask('c1', 's1', 'read', { name: 'task 2' }),
    aTask('c1', 's1', 'film', { name: 'Task 1', taskType: 'Lecture' }),
    aContent('c2'),
    aSection('c2', 's3'),
    aTask('c2', 's3', 'exam', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 5, timeAllowed: 30 }),
  ])
})

async function anAskedStudent() {
  const student = await aStudent(table, {}, { content: ['c2', 'c1', 'c0'] })
  await batchPut(table, [aProfile(student.uid)])
  const deps: ProgressDeps = { ...student.deps, publish: () => Promise.resolve(), signPlayback: testSigner }
  const open = (contentKey: string, sectionKey: string, taskKey: string) =>
    createTaskProgress({ progressKey: 'p1', contentKey, sectionKey, taskKey }, student.uid, deps)
  const ask = (section: string) => studentSection({ uid: student.uid, progressKey: 'p1', sectionKey: section }, deps)
  const task = async (section: string, key: string): Promise<StudentTask | undefined> =>
    (await ask(section)).tasks.find((task) => task.key === key)
  return { ...student, deps, open, ask, task }
}

it('a section’s tasks are listed by name, numbers by value, with what was opened and when', async () => {
  const { uid, open, ask } = await anAskedStudent()
  await open('c1', 's1', 'read')
  const view = await ask('s1')
  expect(view.student).toMatchObject({ uid, email: 'jane@example.com' })
  expect(view.progress).toMatchObject({ key: 'p1', studentId: uid })
  expect(view.section).toMatchObject({ key: 's1', contentKey: 'c1', total: 3, completed: 1 })
  const untouched = { complete: false, startTime: null, used: 0, best: null, watched: null, attempts: [] }
  expect(view.tasks).toEqual([
    { key: 'film', name: 'Task 1', type: 'Lecture', ...untouched },
    { key: 'read', name: 'task 2', type: 'Reading', ...untouched, complete: true, startTime: START },
    { key: 'way', name: 'Task 10', type: 'Practice', ...untouched },
  ])
})

it('a test’s attempts match the student’s own history: newest first, ended ones with breakdown, none with questions', async () => {
  const { uid, keys, deps, start, check, move, clock, task } = await anAskedStudent()
  await check(await start(), true)
  await move({ n: 1, action: 'finish' })
  clock.time += MINUTE
  await start()
  const seen = await task('s0', keys.taskKey)
  expect(seen).toMatchObject({ complete: true, used: 1, best: 20 })
  expect(seen?.attempts).toMatchObject([
    { n: 2, endTime: null, grade: null, result: null, question: null, breakdown: null },
    { n: 1, endTime: START, grade: 20, result: 'failing', question: null },
  ])
  expect(seen?.attempts[1]?.breakdown?.length).toBeGreaterThan(0)
  expect(seen?.attempts).toEqual((await taskView(keys, uid, deps)).history)
})

it('an attempt past its deadline counts as finished even if nobody ended it', async () => {
  const { keys, start, clock, ask, task } = await anAskedStudent()
  await start()
  expect((await ask('s0')).section.completed).toBe(0)
  clock.time = START + 30 * MINUTE
  expect((await ask('s0')).section.completed).toBe(1)
  expect(await task('s0', keys.taskKey)).toMatchObject({ complete: true, attempts: [{ n: 1, endTime: null }] })
  // The breakdown is shown once no server accepts an answer to it.
  clock.time += 4_001
  const attempts = [{ n: 1, endTime: START + 30 * MINUTE, grade: 0, result: 'failing' }]
  expect(await task('s0', keys.taskKey)).toMatchObject({ complete: true, used: 1, best: 0, attempts })
})

it('a link’s attempts stay apart from its target’s', async () => {
  const { open, task } = await anAskedStudent()
  await open('c1', 's1', 'way')
  expect((await task('s1', 'way'))?.attempts).toHaveLength(1)
  expect((await task('s3', 'exam'))?.attempts).toEqual([])
})

it('a course that has ended or not started is shown', async () => {
  const { uid, deps } = await anAskedStudent()
  for (const endTime of [0, START - 1]) {
    await batchPut(table, [aProgress(uid, 'p2', { content: ['c1'], endTime })])
    const view = await studentSection({ uid, progressKey: 'p2', sectionKey: 's1' }, deps)
    expect(view.tasks).toHaveLength(3)
  }
})

it.each([
  ['eve', 'p1', 's1', 'student-not-found'],
  ['jane', 'p9', 's1', 'progress-not-found'],
  ['jane', 'p1', 's9', 'section-not-found'],
])('an unknown id (%s, %s, %s) is refused: %s', async (who, progressKey, sectionKey, code) => {
  const { uid, deps } = await anAskedStudent()
  const args = { uid: who === 'jane' ? uid : who, progressKey, sectionKey }
  expect((await refusalOf(studentSection(args, deps))).code).toBe(code)
})

it(
  'a section costs half a unit each for profile, course, done tasks, tasks, and content, and at most four for a test’s attempts',
  { tags: ['nightly'] },
  async () => {
    const student = await anAskedStudent()
    const { keys, ask, open, start, move, task } = student
    meter.reset()
    await ask('s1')
    expect(meter.read).toBe(3.5)
    await open('c1', 's1', 'read')
    for (let n = 1; n <= 40; n += 1) {
      await start()
      await move({ n, action: 'finish' })
    }
    meter.reset()
    const test = await task('s0', keys.taskKey)
    expect(test?.used).toBe(40)
    expect(test?.attempts.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, i) => 40 - i))
    expect(meter.read).toBeLessThanOrEqual(7.5)
    expect(meter.write).toBe(0)
    // Older attempts are all available, in pages.
    const { uid, deps } = student
    const older = await attemptHistory({ ...keys, before: 11 }, uid, deps)
    expect(older.map(({ n }) => n)).toEqual(Array.from({ length: 10 }, (_, i) => 10 - i))
    expect(older.every(({ grade }) => grade !== null)).toBe(true)
    expect(await attemptHistory({ ...keys, before: 1 }, uid, deps)).toEqual([])
  },
)
