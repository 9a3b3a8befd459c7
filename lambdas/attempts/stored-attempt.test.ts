import { describe, expect, it } from 'vitest'
import { attemptOf, type AttemptItem } from '#table/attempt.ts'
import { attemptKey, taskSummaryKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import type { Attempt } from '#generated/schema.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { aStudent, choiceFor, MINUTE, classicQuestions, START } from './academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'

const tables = testTables()
const table = sharedTable(bankItems(classicQuestions(60), START - MINUTE))

type Student = Awaited<ReturnType<typeof aStudent>>

/** Returns the attempt as stored in the table: by its student, progress, task, and number. */
async function storedAttempt({ uid, keys }: Student, n = 1) {
  const item = await getItem<AttemptItem>(table, attemptKey(uid, keys.progressKey, keys.taskKey, n))
  if (!item) throw new Error('No attempt is stored')
  return attemptOf(item)
}
const storedSummary = ({ uid, keys }: Student, task = keys.taskKey) =>
  getItem(table, taskSummaryKey(uid, keys.progressKey, keys.sectionKey, task))
const view = ({ uid, keys, deps }: Student) =>
  taskView(keys, uid, { ...deps, publish: () => Promise.resolve(), signPlayback: testSigner })
const answersOf = (attempt: Awaited<ReturnType<typeof storedAttempt>>) => attempt.questions.map(({ answer }) => answer)

describe('the progress of a Reading', () => {
  it('is stored under its student, progress and task as complete, and answered so [1.3.13] [3.3.13]', async () => {
    const student = await aStudent(table)
    await batchPut(table, [aTask('c0', 's0', 'read')])
    const { uid, keys, deps } = student
    const answer = await createTaskProgress({ ...keys, taskKey: 'read' }, uid, deps)
    expect(answer).toEqual({ taskKey: 'read', progressKey: 'p1', complete: true, attempt: null })
    expect(await storedSummary(student, 'read')).toEqual({
      ...{ pk: `USER#${uid}`, sk: 'TASK#p1#s0#read', type: 'task-summary' },
      ...{ task: 'read', complete: true, startTime: START },
    })
  })
})

describe('the attempts at a test', () => {
  it('are those with an endTime: one that runs is not used yet, one that was ended is [1.3.13]', async () => {
    const student = await aStudent(table, { attempts: 2 })
    const { start, move, clock, keys } = student
    const ends = async () => (await view(student)).history.map(({ n, endTime }) => [n, endTime])
    const place = { taskKey: keys.taskKey, progressKey: 'p1' }
    expect(await start()).toMatchObject({ ...place, n: 1, startTime: START, endTime: null })
    expect(await storedAttempt(student)).not.toHaveProperty('endTime')
    expect(await view(student)).toMatchObject({ used: 0, open: 1, complete: false })
    expect(await ends()).toEqual([[1, null]])

    clock.time = START + MINUTE
    await move({ n: 1, action: 'finish' })
    expect(await storedAttempt(student)).toMatchObject({ startTime: START, endTime: START + MINUTE })
    expect(await view(student)).toMatchObject({ used: 1, open: null, complete: true })

    await start()
    expect(await view(student)).toMatchObject({ used: 1, open: 2 })
    expect(await ends()).toEqual([
      [2, null],
      [1, START + MINUTE],
    ])
    clock.time += MINUTE
    await move({ n: 2, action: 'finish' })
    expect(await view(student)).toMatchObject({
      used: 2,
      open: null,
      history: [
        { n: 2, ...place },
        { n: 1, ...place },
      ],
    })
    await expect(start()).rejects.toMatchObject({ code: 'no-attempts-left' })
  })
})

describe('a Practice attempt', () => {
  it('is stored with its times, questions, choices and grades, and answered so [3.3.13]', async () => {
    const student = await aStudent(table, { numOfQuestions: 3, passGrade: 60 })
    const { start, check, clock, keys, uid } = student
    let attempt = await start()
    const drawn = (await storedAttempt(student)).questions.map(({ id }) => id)
    expect(drawn).toHaveLength(3)
    expect(answersOf(await storedAttempt(student))).toEqual([undefined, undefined, undefined])
    const expected: unknown[] = []
    for (const [i, right] of [true, false, true].entries()) {
      const { question } = attempt
      if (!question) throw new Error('No question to answer')
      expect(question.id).toBe(drawn[i])
      const choice = choiceFor(question, right)
      expected.push({ choice, correct: right })
      clock.time += 1_000
      const move = await check(attempt, right)
      expect(move.graded).toMatchObject({ id: question.id, correct: right })
      attempt = move.attempt
      const stored = await storedAttempt(student)
      expect(stored).toMatchObject({ at: i + 1, score: i === 0 ? 1 : i })
      expect(answersOf(stored).slice(0, i + 1)).toMatchObject(expected)
      expect(answersOf(stored).slice(i + 1)).toEqual([undefined, undefined].slice(i))
    }
    const times = { startTime: START, endTime: START + 3_000 }
    const sat = { taskKey: keys.taskKey, progressKey: 'p1', total: 3, currentQuestion: 3, score: 2, grade: 66 }
    expect(attempt).toMatchObject({ ...times, ...sat, passGrade: 60, result: 'passing', question: null })
    expect(await getItem(table, attemptKey(uid, 'p1', keys.taskKey, 1))).toMatchObject({
      ...{ pk: `USER#${uid}`, sk: `ATTEMPT#p1#${keys.taskKey}#001`, kind: 'Practice', n: 1 },
      ...{ ...times, total: 3, at: 3, score: 2, passGrade: 60 },
    })
    expect(await storedSummary(student)).toMatchObject({ task: keys.taskKey, complete: true, started: 1, best: 66 })
  })
})

describe('an NCLEX attempt', () => {
  const AREAS = ['Basics', 'Comfort']
  const areaOf = (id: number) => (id - 101) % AREAS.length
  const exam: Partial<TaskItem> = { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 3, passGrade: 60 }

  it.each([
    ['passing', [true, true], [2, 2]],
    ['failing', [false, false], [2, 2]],
    ['undecided', [true, false], [2, 3]],
  ] as const)(
    'is stored with the area and verdict of each question, and answered as %s with the sums and grade of each area [3.3.13]',
    async (result, knows, totals) => {
      const bank = await tables.table()
      const questions = Array.from({ length: 8 }, (_, i) =>
        aQuestion({ id: 101 + i, tags: ['RN'], area: [AREAS[i % AREAS.length] ?? ''] }),
      )
      await batchPut(bank, bankItems(questions, START - MINUTE))
      const { start, move, uid, keys } = await aStudent(bank, exam)
      let attempt: Attempt = await start()
      while (attempt.question) {
        const { n, currentQuestion: position, question } = attempt
        const choice = knows[areaOf(question.id)] ? [1] : [0]
        attempt = (await move({ n, position, questionId: question.id, choice })).attempt
      }
      const total = totals[0] + totals[1]
      const right = knows.map((known, area) => (known ? (totals[area] ?? 0) : 0))
      const score = right.reduce<number>((sum, correct) => sum + correct, 0)
      expect(attempt).toMatchObject({ type: 'NCLEX', total, currentQuestion: total, score, result })
      expect(attempt.grade).toBe(Math.floor((score / total) * 100))
      expect(attempt.breakdown).toEqual(
        AREAS.map((name, area) => {
          const correct = right[area] ?? 0
          return { name, correct, total: totals[area], grade: correct > 0 ? 100 : 0, answered: totals[area] }
        }),
      )
      const item = await getItem<AttemptItem>(bank, attemptKey(uid, 'p1', keys.taskKey, 1))
      if (!item) throw new Error('No attempt is stored')
      const stored = attemptOf(item)
      expect(stored.questions.map(({ group }) => group)).toEqual(stored.questions.map(({ id }) => areaOf(id)))
      const inArea = (area: number) => stored.questions.filter(({ group }) => group === area)
      const sums = AREAS.map((_, area) => inArea(area).filter(({ answer }) => answer?.correct).length)
      expect(sums).toEqual(right)
      expect(AREAS.map((_, area) => inArea(area).length)).toEqual(totals)
      expect(stored).toMatchObject({ kind: 'NCLEX', at: total, score, plan: { tag: 'RN', min: 2, max: 3, areas: 2 } })
    },
  )
})
