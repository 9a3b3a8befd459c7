import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import { attemptAndDeck } from '#table/keys.ts'
import { answersOf, aQuestion } from '#table/testing/a-question.ts'
import { addSeen } from '#domain/exams/seen-questions.ts'
import { seenQuestionsItem } from '#table/exam.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'
import type { TaskItem } from '#table/task.ts'
import type { Attempt } from '#generated/schema.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { bankDeps, inputOf } from '#lambdas/questions/testing/bank-fixture.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { aTask } from '#table/testing/course-items.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { ADAPTIVE_TASK, anExam, examAnswer, examBank } from '#lambdas/attempts/exam-fixture.ts'
import { examItems, sit, type Student } from '#lambdas/attempts/exam-fixture.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import { reportExam, reportStudentExam } from '#lambdas/attempts/review/report-exam.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'

const SIZE = { perArea: 60, judgments: 16, cases: 8 }
const table = sharedTable(examBank(SIZE, START - MINUTE))
const tables = testTables()

const SMALL: Partial<TaskItem> = { ...ADAPTIVE_TASK, minQuestions: 24, maxQuestions: 40, caseStudies: 1 }

/** A student at the standard: answers easier questions right, harder ones wrong, and half of a case study right. */
const knows = ({ question, currentQuestion }: Attempt) => {
  const id = question?.id ?? 0
  return id > 50_000 ? currentQuestion % 2 === 0 : id <= (SIZE.perArea * 8) / 2
}

/** Returns the questions of a stored attempt, in order. */
const questionsOf = async (ref: Parameters<typeof loadAttempt>[1]): Promise<number[]> =>
  ((await loadAttempt(table, ref))?.attempt.questions ?? []).map(({ id }) => id)

const refOf = ({ uid, keys }: Student, n = 1) => ({ uid, progress: keys.progressKey, task: keys.taskKey, n })

describe('an adaptive test', () => {
  it('passes a student who answers everything right, after 85 items with three whole case studies and every area’s share', async () => {
    const student = await aStudent(table, ADAPTIVE_TASK)
    const { attempt, served } = await sit(student, () => true)
    expect(served).toHaveLength(85)
    expect(attempt).toMatchObject({ type: 'AdaptiveNCLEX', result: 'passing', total: 85, currentQuestion: 85 })
    expect(attempt.adaptive).toMatchObject({ minItems: 85, maxItems: 150, breaks: [120, 210] })
    expect(attempt.adaptive?.decision).toMatchObject({ rule: 'confidence', answered: 85, standard: 0 })
    expect(attempt.grade).toBeGreaterThanOrEqual(65)
    const ids = served.map(({ question }) => question?.id ?? 0)
    const cases = [...new Set(ids.filter((id) => id > 60_000))]
    expect(cases).toHaveLength(3)
    for (const id of cases) {
      const from = ids.indexOf(id)
      expect(served.slice(from, from + 6).map(({ question }) => [question?.id, question?.caseItem])).toEqual(
        [1, 2, 3, 4, 5, 6].map((item) => [id, item]),
      )
    }
    expect(new Set(ids).size).toBe(85 - 15)
    const report = await reportExam(refOf(student), student.deps)
    expect(report.items.filter(({ scored }) => !scored)).toHaveLength(15)
    const content = report.items.filter(({ scored, caseItem }) => scored && caseItem === null)
    for (const { names, share } of defaultSettings('RN').plan) {
      const given = content.filter(({ area }) => area === names[0]).length
      expect(Math.abs((given * 100) / content.length - share)).toBeLessThan(2)
    }
  })

  it('fails a student who answers everything wrong, after 85 items', { tags: ['nightly'] }, async () => {
    const { attempt, served } = await sit(await aStudent(table, ADAPTIVE_TASK), () => false)
    expect(served).toHaveLength(85)
    expect(attempt).toMatchObject({ result: 'failing' })
    expect(attempt.adaptive?.decision).toMatchObject({ rule: 'confidence' })
    expect(attempt.grade).toBeLessThan(65)
  })

  it(
    'keeps testing a student at the standard, also with stand-alone clinical judgment, and decides after 150 at the latest',
    { tags: ['nightly'] },
    async () => {
      const student = await aStudent(table, ADAPTIVE_TASK)
      const { attempt, served } = await sit(student, knows)
      expect(served).toHaveLength(150)
      expect(attempt.adaptive?.decision?.rule).toBe('maximum')
      const judgments = served.filter(({ question }) => question?.type === 'Bow-Tie')
      expect(judgments).toHaveLength(6)
      expect(judgments.every(({ currentQuestion }) => currentQuestion >= 85)).toBe(true)
      const { items, decision } = await reportExam(refOf(student), student.deps)
      expect(items).toHaveLength(150)
      expect(items.at(-1)).toMatchObject({ ability: decision.ability, error: decision.error })
    },
  )

  it('resumes at every step, and repeats a reply that was lost', { tags: ['nightly'] }, async () => {
    const student = await aStudent(table, SMALL)
    let attempt = await student.start()
    while (attempt.question) {
      student.clock.time += 10_000
      expect(await student.start()).toEqual(attempt)
      const input = examAnswer(attempt, attempt.currentQuestion % 3 > 0)
      const reply = await student.move(input)
      expect(await student.move(input)).toEqual(reply)
      attempt = reply.attempt
    }
    expect(attempt.endTime).not.toBeNull()
  })

  it('reveals nothing about an answer before the end: no points, no key, even to a client that claims another kind', async () => {
    const student = await aStudent(table, SMALL)
    const right = await sit(student, () => true, 20)
    const other = await aStudent(table, SMALL)
    let attempt = await other.start()
    for (let i = 0; i < 20; i += 1) {
      const { type: _, ...input } = examAnswer(attempt, false)
      const reply = await other.move({ ...input, type: i % 2 === 0 ? null : 'NCLEX' })
      expect(reply.graded).toBeNull()
      attempt = reply.attempt
      expect(attempt).toMatchObject({ score: 0, maxScore: null, result: null, breakdown: null })
    }
    expect(right.attempt).toMatchObject({ score: 0, maxScore: null, result: null, breakdown: null })
    expect(await refusalOf(reportExam(refOf(student), student.deps))).toMatchObject({ code: 'attempt-running' })
    expect(await refusalOf(reviewAttempt(refOf(student), student.deps))).toMatchObject({ code: 'attempt-running' })
    expect(await refusalOf(reportStudentExam(refOf(student), student.deps))).toMatchObject({ code: 'attempt-running' })
  })

  it(
    'fails a student who runs out of time before the minimum, whatever was answered, and decides by ability after it',
    { tags: ['nightly'] },
    async () => {
      const early = await aStudent(table, ADAPTIVE_TASK)
      await sit(early, () => true, 84)
      early.clock.time = START + 300 * MINUTE + 5_000
      const { decision, attempt } = await reportExam(refOf(early), early.deps)
      expect(attempt).toMatchObject({ result: 'failing', grade: 64 })
      expect(decision).toMatchObject({ rule: 'time', answered: 84 })
      const late = await aStudent(table, ADAPTIVE_TASK)
      await sit(late, knows, 100)
      late.clock.time = START + 300 * MINUTE + 5_000
      const report = await reportStudentExam(refOf(late), late.deps)
      const { ability, standard } = report.decision
      expect(report.decision).toMatchObject({ rule: 'time', answered: 100 })
      expect(report.attempt.result).toBe((ability ?? 0) >= standard ? 'passing' : 'failing')
      expect(await reportExam(refOf(late), late.deps)).toEqual(report)
    },
  )

  it('can be finished early in the middle of a case study', async () => {
    const student = await aStudent(table, SMALL)
    let attempt = await student.start()
    while (attempt.question?.caseItem !== 3) attempt = (await student.move(examAnswer(attempt, true))).attempt
    const { attempt: ended } = await student.move({ n: 1, action: 'finish' })
    expect(ended.adaptive?.decision).toMatchObject({ rule: 'time', answered: attempt.currentQuestion })
    expect(ended.result).toBe('failing')
    const review = await reviewAttempt(refOf(student), student.deps)
    expect(review.questions.filter(({ answered }) => !answered)).toHaveLength(4)
  })

  it('takes the first answer to each question, from any device', async () => {
    const student = await aStudent(table, SMALL)
    let attempt = await student.start()
    for (let i = 0; i < 12; i += 1) {
      const replies = await Promise.allSettled([
        student.move(examAnswer(attempt, true)),
        student.move(examAnswer(attempt, false)),
        student.move(examAnswer(attempt, true)),
      ])
      const taken = replies.filter((reply) => reply.status === 'fulfilled')
      expect(taken.length).toBeGreaterThanOrEqual(1)
      attempt = await student.start()
      expect(attempt.currentQuestion).toBe(i + 1)
      for (const { value } of taken) expect(value.attempt).toEqual(attempt)
    }
  })
})

it('each question is graded as it was when the test began, even if it is edited or deleted during the test', async () => {
  const own = await tables.table()
  await batchPut(own, examBank(SIZE, START - MINUTE))
  const student = await aStudent(own, SMALL)
  let attempt = await student.start()
  while (attempt.question) {
    const { id, type } = attempt.question
    if (type === 'Multiple Choice') {
      const { answers, ...edited } = aQuestion({ id, answers: answersOf(['first', 'second', 'third', 'fourth'], [3]) })
      const bank = { ...bankDeps(own), now: () => student.clock.time }
      await updateQuestion({ id, version: 1, input: inputOf({ ...edited, answers }) }, bank)
      await deleteQuestion({ id, version: 2 }, bank)
    }
    student.clock.time += 10_000
    attempt = (await student.move(examAnswer(attempt, true))).attempt
  }
  const { items } = await reportExam(refOf(student), student.deps)
  expect(items.length).toBeGreaterThanOrEqual(24)
  expect(items.filter(({ points, maxPoints }) => points !== maxPoints)).toEqual([])
})

it('a report hides only the answers to questions that are unanswered in another test of the student', async () => {
  const student = await aStudent(table, SMALL)
  await sit(student, () => true)
  const { items } = await reportExam(refOf(student), student.deps)
  expect(items.length).toBeGreaterThanOrEqual(24)
  const other = `other-${student.keys.taskKey}`
  const practice = { taskType: 'Practice' as const, tags: ['RN'], numOfQuestions: 200, timeAllowed: 30 }
  await batchPut(table, [aTask('c0', 's0', other, practice)])
  const beside = { ...student.keys, taskKey: other }
  await createTaskProgress(beside, student.uid, student.deps)
  const open = new Set(await questionsOf({ ...refOf(student), task: other }))
  const ids = await questionsOf(refOf(student))
  const report = await reportExam(refOf(student), student.deps)
  // An estimate after an answer would reveal whether it was right.
  const firstHidden = report.items.findIndex(({ points }) => points === null)
  const estimates = report.items.map(({ ability, error }, at) => [at, ability === null && error === null] as const)
  expect(estimates.filter(([at, isHidden]) => at >= firstHidden && !isHidden)).toEqual([])
  expect(report.items.slice(0, firstHidden).map(({ ability }) => ability)).toEqual(
    items.slice(0, firstHidden).map(({ ability }) => ability),
  )
  const shown = report.items.map(({ points, ability }) => points !== null || ability !== null)
  expect(shown).toEqual(items.map((_, i) => !open.has(ids[i] ?? 0)))
  expect(new Set(shown).size).toBe(2)
  expect(report.decision.rule).toBe('confidence')
  expect((await reportStudentExam(refOf(student), student.deps)).items).toEqual(items)
  student.clock.time += 31 * MINUTE
  expect((await reportExam(refOf(student), student.deps)).items).toEqual(items)
})

it(
  'the attempt is read again with strong consistency if the first read predates the last answer',
  { tags: ['nightly'] },
  async () => {
    const own = await tables.table()
    await batchPut(own, examBank(SIZE, START - MINUTE))
    const student = await aStudent(own, SMALL)
    let looks = 0
    let before: { output: object; response: unknown } | undefined
    own.client.middlewareStack.add(
      (next, context) => async (args) => {
        const { ConsistentRead, ExpressionAttributeValues } = args.input as QueryCommandInput
        const isLook =
          context.commandName === 'QueryCommand' &&
          String(ExpressionAttributeValues?.[':prefix']).startsWith('ATTEMPT#') &&
          ConsistentRead !== true
        if (!isLook) return next(args)
        looks += 1
        const stale = before
        before = await next(args)
        return (stale ?? before) as Awaited<ReturnType<typeof next>>
      },
      { step: 'initialize', name: 'stale' },
    )
    let attempt = await student.start()
    for (let i = 0; i < 10; i += 1) attempt = (await student.move(examAnswer(attempt, true))).attempt
    own.client.middlewareStack.remove('stale')
    expect(attempt.currentQuestion).toBe(10)
    expect(looks).toBeGreaterThanOrEqual(10)
  },
)

describe('what an adaptive test asks', () => {
  it(
    'never asks a question twice within 365 days, and refuses when too few are left',
    { tags: ['nightly'] },
    async () => {
      const student = await aStudent(table, SMALL)
      const first = await sit(student, () => true)
      const ids = new Set(first.served.map(({ question }) => question?.id))
      const second = await sit(student, () => false)
      expect(second.attempt.n).toBe(2)
      expect(second.served.filter(({ question }) => ids.has(question?.id))).toEqual([])
      const { items } = anExam(SIZE)
      const most = items.filter(({ id }) => id % 40 !== 0).map(({ id }) => id)
      const other = await aStudent(table, SMALL)
      await batchPut(table, [seenQuestionsItem(other.uid, addSeen(undefined, most, START), 1)])
      expect(await refusalOf(other.start())).toMatchObject({ code: 'exam-seen' })
      const seen = async ({ keys, uid, deps }: typeof other) =>
        (await taskView(keys, uid, { ...deps, publish: () => Promise.resolve(), signPlayback: testSigner })).examSeen
      expect([await seen(other), await seen(await aStudent(table, SMALL))]).toEqual([true, false])
    },
  )

  it.each([
    ['without a bank', () => []],
    ['with an empty area', () => anExam(SIZE).items.filter(({ area }) => area !== 3)],
    ['without case studies', () => anExam({ ...SIZE, cases: 0 }).items],
    ['without stand-alone items of clinical judgment', () => anExam({ ...SIZE, judgments: 0 }).items],
  ])('does not start %s', async (_, items) => {
    const own = await tables.table()
    await batchPut(own, items().length === 0 ? [] : examItems(items()))
    const student = await aStudent(own, ADAPTIVE_TASK)
    expect(await refusalOf(student.start())).toMatchObject({ code: 'start-failed' })
    expect(await queryItems(own, attemptAndDeck(student.uid, 'p1', student.keys.taskKey, 1))).toEqual([])
  })
})
