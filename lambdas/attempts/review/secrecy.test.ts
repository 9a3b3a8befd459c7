import { expect, it } from 'vitest'
import { aCaseStudy, caseChoice } from '#domain/questions/testing/case-example.ts'
import { formattedQuestion } from '#domain/questions/testing/formatted-question.ts'
import { flippedQuestion } from '#domain/questions/testing/flipped-question.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { sectionView } from '#lambdas/progress/learning/section-view.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import {
  aStudent,
  choiceFor,
  enrolmentItems,
  MINUTE,
  questionsOfAllTypes,
  START,
} from '#lambdas/attempts/academy-fixture.ts'
import { attemptHistory } from './attempt-history.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { reviewAttempt } from './review-attempt.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'

const SESSIONS = atDepth({ quick: 1_000, nightly: 10_000, mutation: 60 })

/** A session during an exam takes about four times as long. */
const IN_EXAMS = SESSIONS / 4

let banks: Table[]

/** How many sessions share a bank: the more students a table has, the longer a query takes. */
const ON_A_BANK = 50
async function newBanks(): Promise<void> {
  const areas = ['Basics', 'Comfort']
  const cases = [501, 502, 503, 504].map((id) => aCaseStudy(id))
  const questions = [...questionsOfAllTypes(60), ...cases].map((question, i) => ({
    // Half of them are formatted, in every possible text.
    ...(i % 40 < 20 ? question : formattedQuestion(question)),
    area: areas.slice(i % 2, (i % 2) + 1),
  }))
  banks = await Promise.all(
    [questions, questions.map(flippedQuestion)].map(async (bank) => {
      const table = memoryTable()
      await batchPut(table, [
        ...bankItems(bank, START - MINUTE),
        aTask('c0', 's0', 'beside', {
          taskType: 'Practice',
          tags: ['RN'],
          numOfQuestions: 12,
          caseStudies: 1,
          timeAllowed: 2,
        }),
        aTask('c0', 's0', 'exam', {
          taskType: 'NCLEX',
          tags: ['RN'],
          minQuestions: 2,
          maxQuestions: 6,
          caseStudies: 1,
          timeAllowed: 3,
        }),
      ])
      return table
    }),
  )
}

/** Returns everything that one student receives before an answer is graded, and each question served after. */
async function session(table: Table, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const cases = random(3)
  const percentEasy = random(2) === 0 ? {} : { percentEasy: random(101) }
  const { start, move, deps } = await aStudent(table, {
    numOfQuestions: 1 + random(15) + 6 * cases,
    caseStudies: cases,
    ...percentEasy,
  })
  deps.random = seededRandom(seed + 1)
  const replies: unknown[] = []
  let attempt = await start()
  replies.push(attempt, await start())
  const { question } = attempt
  const served = { n: 1, position: 0, questionId: question?.id ?? 0, caseItem: question?.caseItem ?? null }
  replies.push(await refusalOf(move({ ...served, choice: [] })), await refusalOf(move({ ...served, choice: [77] })))
  replies.push(await refusalOf(move({ ...served, questionId: 101 + random(200), position: 1, choice: [0] })))
  for (let steps = random(4); steps > 0 && attempt.question; steps -= 1) {
    const { id: questionId, caseItem } = attempt.question
    const right = random(2) === 0
    const choice = caseItem === null ? choiceFor(attempt.question, right) : caseChoice(caseItem, right)
    attempt = (await move({ n: 1, position: attempt.currentQuestion, questionId, caseItem, choice })).attempt
    replies.push(attempt.question)
  }
  // The task's key differs by student; everything else must be identical byte for byte.
  return replies.map((reply) => JSON.stringify(reply).replaceAll(/t-[0-9a-f]{8}/g, 't'))
}

const EVERY_TEST = ['own', 'beside', 'exam'] as const

/**
 * Returns everything that a student who answers nothing receives: three tests over one pool, started, resumed,
 * finished, reviewed, and viewed in any order, also in the milliseconds around deadlines and around the end of the
 * course.
 */
async function silentSession(table: Table, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const own = { numOfQuestions: 1 + random(15), timeAllowed: 1, attempts: 3 }
  const { uid, keys, deps, clock, move } = await aStudent(table, own)
  await batchPut(table, enrolmentItems(uid))
  deps.random = seededRandom(seed + 1)
  const learning = { ...deps, publish: () => Promise.resolve(), signPlayback: testSigner }
  const nameOf = (test: (typeof EVERY_TEST)[number]) => (test === 'own' ? keys.taskKey : test)
  const replies: unknown[] = []
  const tell = async (call: () => Promise<unknown>) => {
    const reply = await call().catch((error: unknown) => {
      if (error instanceof Refusal) return { code: error.code, data: error.data }
      throw error
    })
    replies.push(reply)
  }
  const acts = [
    (taskKey: string) => createTaskProgress({ ...keys, taskKey }, uid, deps),
    (taskKey: string, n: number) => move({ taskKey, n, action: 'finish' }),
    (taskKey: string, n: number) => move({ taskKey, n, position: random(3), questionId: 101 + random(60), choice: [] }),
    (taskKey: string, n: number) => reviewAttempt({ uid, progress: 'p1', task: taskKey, n }, deps),
    // The next task may be another session's.
    async (taskKey: string) => ({ ...(await taskView({ ...keys, taskKey }, uid, learning)), next: null }),
    async () => {
      // Other sessions have their own tests in the section.
      const { section, tasks } = await sectionView(keys, uid, learning)
      return [section.completed, tasks.filter(({ key }) => [keys.taskKey, 'beside', 'exam'].includes(key))]
    },
    (taskKey: string, n: number) => attemptHistory({ progressKey: 'p1', taskKey, before: n * 50 }, uid, deps),
  ]
  for (const test of EVERY_TEST)
    if (random(test === 'exam' ? 4 : 2) === 0)
      await tell(() => createTaskProgress({ ...keys, taskKey: nameOf(test) }, uid, deps))
  for (let steps = 8 + random(12); steps > 0; steps -= 1) {
    const test = EVERY_TEST[random(EVERY_TEST.length)] ?? 'own'
    // Starts, ends, and reviews are more frequent than views.
    const act = acts[[0, 1, 1, 2, 3, 3, 3, 4, 5, 6][random(10)] ?? 0]
    if (act) await tell(() => act(nameOf(test), random(4) === 0 ? 2 : 1))
    if (random(3) === 0) clock.time += [1, 88, 1_000, 2_000, 2_001, 4_001, MINUTE - 1, MINUTE][random(8)] ?? 0
    if (random(25) === 0) await endProgress(uid, 'p1', learning)
  }
  return replies.map((reply) =>
    JSON.stringify(reply)
      .replaceAll(/t-[0-9a-f]{8}/g, 't')
      .replaceAll(uid, 'the student'),
  )
}

/** The points of a running Practice come from answers before the exam, and were shown then. */
const withoutOldScore = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Practice' && 'score' in value
    ? { ...value, score: 'of before' }
    : value

/**
 * Returns everything that a student receives from the start of an exam until it ends, after answering part of a test:
 * further and repeated answers to that test, its end, reviews, and views, in between answers to the exam. Verdicts from
 * before the exam are known to the student.
 */
async function sessionInExam(table: Table, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const own = { numOfQuestions: 4 + random(10), timeAllowed: 60, attempts: 3 }
  const { uid, keys, deps, clock, start, move } = await aStudent(table, own)
  await batchPut(table, enrolmentItems(uid))
  deps.random = seededRandom(seed + 1)
  const learning = { ...deps, publish: () => Promise.resolve(), signPlayback: testSigner }
  const begin = (taskKey: string) => createTaskProgress({ ...keys, taskKey }, uid, deps)
  let left = await start()
  const answers: Parameters<typeof move>[0][] = []
  const answerOf = (n: number, { question, currentQuestion: position }: typeof left) => ({
    ...{ n, position, questionId: question?.id ?? 0, caseItem: question?.caseItem ?? null },
    choice: question ? choiceFor(question, random(2) === 0) : [],
  })
  for (let steps = 1 + random(3); steps > 0; steps -= 1) {
    const answer = answerOf(1, left)
    answers.push(answer)
    left = (await move(answer)).attempt
  }
  // Another test has expired, or both are left at once.
  if (random(2) === 0) {
    await begin('beside')
    if (random(2) === 0) clock.time += 2 * MINUTE + 1
  }
  const replies: unknown[] = []
  const tell = async (call: () => Promise<unknown>) => {
    const reply = await call().catch((error: unknown) => {
      if (error instanceof Refusal) return { code: error.code, data: error.data }
      throw error
    })
    replies.push(reply)
    return reply
  }
  const { attempt: exam } = await begin('exam')
  if (!exam) throw new Error('No exam')
  replies.push(exam)
  const someTask = () => [keys.taskKey, 'beside', 'exam'][random(3)] ?? 'exam'
  const acts = [
    () => move(answers[random(answers.length)] ?? { n: 1 }),
    () => move(answerOf(1, left)),
    () => move({ n: 1, action: 'finish' }),
    () => begin(someTask()),
    () => reviewAttempt({ uid, progress: 'p1', task: someTask(), n: 1 }, deps),
    async () => ({ ...(await taskView({ ...keys, taskKey: someTask() }, uid, learning)), next: null }),
    async () => {
      const { section, tasks } = await sectionView(keys, uid, learning)
      return [section.completed, tasks.filter(({ key }) => [keys.taskKey, 'beside', 'exam'].includes(key))]
    },
    () => attemptHistory({ progressKey: 'p1', taskKey: someTask(), before: 50 }, uid, deps),
  ]
  await tell(() => move({ taskKey: 'exam', ...answerOf(1, exam) }))
  for (let steps = 6 + random(8); steps > 0; steps -= 1) {
    const act = acts[random(acts.length)]
    if (act) await tell(act)
    clock.time += random(1_000)
  }
  return replies.map((reply) =>
    JSON.stringify(reply, withoutOldScore)
      .replaceAll(/t-[0-9a-f]{8}/g, 't')
      .replaceAll(uid, 'the student'),
  )
}

it(`reveals nothing while an exam runs, of it and of a test that was left with answers, over ${IN_EXAMS} sessions`, async () => {
  let replies = 0
  for (let seed = 0; seed < IN_EXAMS; seed += 1) {
    if (seed % ON_A_BANK === 0) await newBanks()
    const [shown, opposite] = await Promise.all(banks.map((bank) => sessionInExam(bank, seed)))
    expect(opposite).toEqual(shown)
    expect(shown?.join('')).not.toMatch(/Rationale of|rationale|whyHtml|"correct":(true|false)|"match"/)
    replies += shown?.length ?? 0
  }
  expect(replies).toBeGreaterThanOrEqual(IN_EXAMS * 8)
}, 1_800_000)

it(`reveals nothing to a student who answers nothing, by no field and at no moment, over ${SESSIONS} sessions`, async () => {
  let [replies, reviews] = [0, 0]
  for (let seed = 0; seed < SESSIONS; seed += 1) {
    if (seed % ON_A_BANK === 0) await newBanks()
    const [shown, opposite] = await Promise.all(banks.map((bank) => silentSession(bank, seed)))
    expect(opposite).toEqual(shown)
    expect(shown?.join('')).not.toMatch(/Rationale of|rationale|whyHtml|"correct":(true|false)|"match"/)
    replies += shown?.length ?? 0
    reviews += shown?.filter((reply) => reply.includes('"answered":false')).length ?? 0
  }
  expect(replies).toBeGreaterThanOrEqual(SESSIONS * 8)
  expect(reviews).toBeGreaterThanOrEqual(SESSIONS / 2)
}, 1_800_000)

it(`reveals nothing of keys and rationales before grading, over ${SESSIONS} sessions on a bank and on its opposite`, async () => {
  let [differences, items, formatted] = [0, 0, 0]
  for (let seed = 0; seed < SESSIONS; seed += 1) {
    if (seed % ON_A_BANK === 0) await newBanks()
    const [shown, opposite] = await Promise.all(banks.map((bank) => session(bank, seed)))
    expect(opposite).toEqual(shown)
    expect(shown?.join('')).not.toMatch(/Rationale of|rationale|whyHtml|"correct"|"match"/)
    differences += shown?.length ?? 0
    items += shown?.filter((reply) => /"caseItem":[1-6]/.test(reply)).length ?? 0
    formatted += shown?.filter((reply) => /<(?:em|u|strong)>/.test(reply)).length ?? 0
  }
  expect(differences).toBeGreaterThanOrEqual(SESSIONS * 5)
  expect(items).toBeGreaterThan(0)
  expect(formatted).toBeGreaterThan(0)
}, 1_800_000)

it('would notice: graded replies of the two banks do differ', async () => {
  await newBanks()
  const [right, wrong] = await Promise.all(
    banks.map(async (bank) => {
      const { start, check } = await aStudent(bank)
      return (await check(await start(), true)).graded
    }),
  )
  expect(right).toMatchObject({ correct: true })
  expect([right, wrong].map((graded) => graded?.rationaleHtml ?? '')).toEqual([
    expect.stringMatching(/^(<p><em>Rationale|$)/),
    expect.stringMatching(/^(<p>Another|$)/),
  ])
  expect(wrong?.correct).toBe(false)
})
