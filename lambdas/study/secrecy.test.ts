import { expect, it } from 'vitest'
import { blockOf } from '#domain/attempts/highlights.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { flippedQuestion } from '#domain/questions/testing/flipped-question.ts'
import { formattedQuestion } from '#domain/questions/testing/formatted-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { signatureOf, type LinkPurpose } from '#lambdas/aws/link-signer.ts'
import { MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { attemptMarks, markQuestion } from '#lambdas/attempts/marks/mark-question.ts'
import { markedQuestions, ownMarks } from '#lambdas/attempts/marks/own-marks.ts'
import { ownReports } from '#lambdas/attempts/marks/own-reports.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { createQuizFiles } from '#lambdas/quizzes/quiz-files.ts'
import { filesOf } from '#lambdas/quizzes/testing/a-quizzer.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { dueReviews } from './due-reviews.ts'
import { ownCards } from './own-cards.ts'
import { myActivity } from './my-activity.ts'
import { myRetention } from './my-retention.ts'
import { studyPlan } from './plan/plan-reply.ts'
import { updateStudyPlan } from './plan/update-plan.ts'
import { shareActivity } from './share-activity.ts'
import { aDueCard, aStudier } from './testing/a-studier.ts'
import { projectEnded, quizActs } from './testing/study-session.ts'
import { updateStudySettings } from './update-settings.ts'

const SESSIONS = atDepth({ quick: 100, nightly: 600, mutation: 30 })
const DAY = 1_440 * MINUTE
const cases = [501, 502].map((id) => aCaseStudy(id))
const questions = [...questionsOfAllTypes(60), ...cases].map((question, i) =>
  i % 2 ? question : formattedQuestion(question),
)
type Bank = { table: Table; files: SearchFiles }
let banks: Bank[]

const aBank = async (bank: readonly Question[]): Promise<Bank> => {
  const table = memoryTable()
  await batchPut(table, bankItems(bank, START - MINUTE))
  return { table, files: await filesOf(bank) }
}

/** The number of sessions that share a bank: queries take longer with more students in a table. */
const ON_A_BANK = 50
const newBanks = async () => {
  banks = await Promise.all([aBank(questions), aBank(questions.map(flippedQuestion))])
}

const cardsOf = (random: (max: number) => number) =>
  questions
    .filter(() => random(3) === 0)
    .flatMap(({ id }) => (id > 500 ? [aDueCard({ id, item: 1 + random(6) })] : [aDueCard({ id })]))

/**
 * Returns all replies to a student with cards and a running test that they do not answer: reviews, marks, notes, plan,
 * own quizzes, activity, and reports. With `answers`, the student answers quizzes in exam mode, which reveal nothing
 * before the end, without ending any.
 */
async function session({ table, files }: Bank, seed: number, answers: boolean): Promise<string[]> {
  const random = seededRandom(seed)
  const course = answers ? { endTime: START + 60 * DAY } : {}
  const test = { numOfQuestions: 1 + random(12), attempts: 3 }
  const { uid, keys, deps, clock, start, queue, move } = await aStudier(table, cardsOf(random), test, course)
  deps.random = seededRandom(seed + 1)
  const quizFiles = createQuizFiles(files, deps.now)
  const quizzes = quizActs(uid, { ...deps, files: quizFiles }, random)
  const planner = {
    ...deps,
    files: quizFiles,
    calendarUrl: 'https://calendar.example/',
    sign: (purpose: LinkPurpose, text: string) => Promise.resolve(signatureOf('k'.repeat(32), purpose, text)),
  }
  const place = { uid, progress: keys.progressKey, task: keys.taskKey, n: 1 }
  const mark = (position: number, task = keys.taskKey) => ({
    ...{ progressKey: keys.progressKey, taskKey: task, n: 1, position, version: 0 },
    ...{ flagged: true, struck: [0], note: 'Mine' },
    highlights: [{ block: blockOf(`a text ${position}`), start: position, text: 'a text' }],
  })
  const settings = { retention: 0.9, cap: 10 + random(50), timeZone: 'UTC', examDay: '2027-01-01' }
  const days = { examDay: '2026-12-01', timeZone: 'UTC', freeWeekdays: [random(7)], freeDays: [], startMinute: 600 }
  const marked = () => {
    const places = [0, 1].flatMap((position) =>
      [keys.taskKey, quizzes.place()].map((taskKey) => ({ taskKey, position })),
    )
    return markedQuestions(
      places.map((of) => ({ ...of, progressKey: keys.progressKey, n: 1 })),
      uid,
      deps,
    )
  }
  const someTask = () => (random(2) === 0 ? keys.taskKey : quizzes.place())
  const acts: (() => Promise<unknown>)[] = [
    () => start(),
    () => queue(1 + random(20)),
    () => dueReviews(uid, deps),
    () => studyPlan(uid, planner),
    () => markQuestion(mark(0), uid, deps),
    () => attemptMarks(place, deps),
    () => ownMarks(null, uid, deps),
    marked,
    () => updateStudySettings(uid, { ...settings, version: random(2) }, deps),
    () => updateStudyPlan(uid, { ...days, version: 0, settingsVersion: random(2) }, planner),
    () => myActivity(uid, deps),
    () => myRetention(uid, deps),
    () => ownCards({}, uid, deps),
    () => ownReports({ progressKey: keys.progressKey }, uid, deps),
    () => shareActivity(uid, random(2) === 0, deps),
    () => quizzes.begin('tutor'),
    () => quizzes.begin('exam'),
    () => quizzes.count(),
    () => quizzes.count(),
    () => quizzes.options(),
    () => quizzes.list(),
    () => quizzes.report(someTask(), random(2)),
    () => quizzes.sent(someTask(), random(2)),
    () => markQuestion(mark(random(2), quizzes.place()), uid, deps),
    () => attemptMarks({ ...place, task: quizzes.place() }, deps),
    () => reviewAttempt({ ...place, task: someTask() }, deps),
    () => attemptHistory({ progressKey: 'p1', taskKey: quizzes.place() }, uid, deps),
    // Ends the unanswered test: its shown questions become omitted.
    () => move({ n: 1, action: 'finish' }),
    async () => {
      await projectEnded(uid, deps)
      return quizzes.count()
    },
  ]
  const replies: unknown[] = []
  const take = async (act: (() => Promise<unknown>) | undefined) => {
    const reply = await act?.().catch((error: unknown) => {
      if (error instanceof Refusal) return { code: error.code, data: error.data }
      throw error
    })
    replies.push(reply)
  }
  if (random(2) === 0) {
    await take(start)
    await take(() => markQuestion(mark(0), uid, deps))
    await take(() => ownMarks(null, uid, deps))
  }
  if (answers || random(2) === 0) await take(() => quizzes.begin('exam'))
  for (let steps = 30 + random(30); steps > 0; steps -= 1) {
    if (answers && random(2) === 0) await take(() => quizzes.answer(random(2) === 0))
    else await take(acts[random(acts.length)])
    if (random(4) === 0) clock.time += [1, 1_000, MINUTE, DAY][random(4)] ?? 0
  }
  // Past the end of the started test.
  clock.time += DAY
  await take(marked)
  return replies.map((reply) =>
    JSON.stringify(reply ?? null)
      .replaceAll(/t-[0-9a-f]{8}/g, 't')
      .replaceAll(uid, 'the student'),
  )
}

/** Returns the replies of sessions, which must be the same for a bank and its opposite. */
async function sameReplies(answers: boolean): Promise<string[]> {
  const replies: string[] = []
  for (let seed = 0; seed < SESSIONS; seed += 1) {
    if (seed % ON_A_BANK === 0) await newBanks()
    const [shown = [], opposite] = await Promise.all(banks.map((bank) => session(bank, seed, answers)))
    expect(opposite).toEqual(shown)
    expect(shown.join('')).not.toMatch(/Rationale of|rationale|whyHtml|"correct"|"match"/)
    replies.push(...shown)
  }
  return replies
}

it(`reveals nothing of keys and rationales by reviews, marks, notes, plans, quizzes, activity and reports to a student who answers nothing, over ${SESSIONS} sessions on a bank and on its opposite`, async () => {
  const replies = await sameReplies(false)
  const unseen = [
    ...['"servedTime"', '"struck":[0]', '"highlights":[{', '"state":"planned"', '"silent":true', '"offered":true'],
    ...[
      '[{"id"',
      '"withheld":true',
      '"stability"',
      '"quizzes":[{',
      '"groups"',
      '"onExamDay"',
      '"sentOn"',
      '"answered":false',
    ],
  ].filter((text) => !replies.some((reply) => reply.includes(text)))
  expect(unseen).toEqual([])
  expect(replies.filter((reply) => Number(reply) > 0).length).toBeGreaterThan(SESSIONS / 2)
}, 1_800_000)

it(`reveals nothing of what was answered in a quiz in exam mode before it ends, by any count, number or list, over ${SESSIONS} sessions on a bank and on its opposite`, async () => {
  const replies = await sameReplies(true)
  const answered = replies.filter((reply) => reply.includes('"graded":null,"') || reply.includes('"graded":null}'))
  expect(answered.length).toBeGreaterThan(SESSIONS)
  expect(replies.filter((reply) => Number(reply) > 0).length).toBeGreaterThan(SESSIONS / 2)
}, 1_800_000)
