import { beforeAll, expect, it } from 'vitest'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { flippedQuestion } from '#domain/questions/testing/flipped-question.ts'
import { formattedQuestion } from '#domain/questions/testing/formatted-question.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { signatureOf, type LinkPurpose } from '#lambdas/aws/link-signer.ts'
import { MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { attemptMarks, markQuestion } from '#lambdas/attempts/mark-question.ts'
import { markedQuestions, ownMarks } from '#lambdas/attempts/own-marks.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { dueReviews } from './due-reviews.ts'
import { studyPlan } from './plan/plan-reply.ts'
import { updateStudyPlan } from './plan/update-plan.ts'
import { aDueCard, aStudier } from './testing/a-studier.ts'
import { updateStudySettings } from './update-settings.ts'

const SESSIONS = atDepth({ quick: 8, deep: 1_000, mutation: 30 })
const cases = [501, 502].map((id) => aCaseStudy(id))
const questions = [...questionsOfAllTypes(60), ...cases].map((question, i) =>
  i % 2 ? question : formattedQuestion(question),
)
const tables = testTables()
let banks: Table[]

beforeAll(async () => {
  banks = await Promise.all(
    [questions, questions.map(flippedQuestion)].map(async (bank) => {
      const table = await tables.table()
      await batchPut(table, bankItems(bank, START - MINUTE))
      return table
    }),
  )
})

const cardsOf = (random: (max: number) => number) =>
  questions
    .filter(() => random(3) === 0)
    .flatMap(({ id }) => (id > 500 ? [aDueCard({ id, item: 1 + random(6) })] : [aDueCard({ id })]))

/** All that a student receives of reviews, marks, notes and plan who has cards and a test, and answers nothing. */
async function session(table: Table, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const { uid, keys, deps, clock, start, queue, move } = await aStudier(table, cardsOf(random), {
    numOfQuestions: 1 + random(12),
  })
  deps.random = seededRandom(seed + 1)
  const planner = {
    ...deps,
    calendarUrl: 'https://calendar.example/',
    sign: (purpose: LinkPurpose, text: string) => Promise.resolve(signatureOf('k'.repeat(32), purpose, text)),
  }
  const place = { uid, progress: keys.progressKey, task: keys.taskKey, n: 1 }
  const placed = { progressKey: keys.progressKey, taskKey: keys.taskKey, n: 1 }
  const mark = (position: number) => ({
    ...{ ...placed, position, version: 0 },
    ...{ flagged: true, struck: [0], note: 'Mine' },
  })
  const places = [0, 1, 2].map((position) => ({ ...placed, position }))
  const marked = () => markedQuestions(places, uid, deps)
  const settings = { retention: 0.9, cap: 10 + random(50), timeZone: 'UTC', examDay: '2027-01-01' }
  const days = { examDay: '2026-12-01', timeZone: 'UTC', freeWeekdays: [random(7)], freeDays: [], startMinute: 600 }
  const acts: (() => Promise<unknown>)[] = [
    () => start(),
    () => queue(1 + random(20)),
    () => dueReviews(uid, deps),
    () => studyPlan(uid, planner),
    () => markQuestion(mark(random(2)), uid, deps),
    () => attemptMarks(place, deps),
    () => ownMarks(null, uid, deps),
    () => marked(),
    () => move({ n: 1, action: 'finish' }),
    () => updateStudySettings(uid, { ...settings, version: random(2) }, deps),
    () => updateStudyPlan(uid, { ...days, version: 0, settingsVersion: random(2) }, planner),
  ]
  const replies: unknown[] = []
  for (let steps = 10 + random(10); steps > 0; steps -= 1) {
    const reply = await acts[random(acts.length)]?.().catch((error: unknown) => {
      if (error instanceof Refusal) return { code: error.code, data: error.data }
      throw error
    })
    replies.push(reply)
    if (random(4) === 0) clock.time += [1, 1_000, MINUTE, 1_440 * MINUTE][random(4)] ?? 0
  }
  // Of the test that was started, which is over by then.
  clock.time += 1_440 * MINUTE
  replies.push(await marked())
  return replies.map((reply) =>
    JSON.stringify(reply)
      .replaceAll(/t-[0-9a-f]{8}/g, 't')
      .replaceAll(uid, 'the student'),
  )
}

it(`reveals nothing of keys and rationales by reviews, marks, notes and plans, over ${SESSIONS} sessions on a bank and on its opposite`, async () => {
  let [served, marked, listed, planned] = [0, 0, 0, 0]
  for (let seed = 0; seed < SESSIONS; seed += 1) {
    const [shown = [], opposite] = await Promise.all(banks.map((bank) => session(bank, seed)))
    expect(opposite).toEqual(shown)
    expect(shown.join('')).not.toMatch(/Rationale of|rationale|whyHtml|"correct"|"match"/)
    served += shown.filter((reply) => reply.includes('"servedTime"')).length
    marked += shown.filter((reply) => reply.includes('"struck":[0]')).length
    listed += shown.filter((reply) => reply.startsWith('[{"id"')).length
    planned += shown.filter((reply) => reply.includes('"state":"planned"')).length
  }
  expect(served).toBeGreaterThan(SESSIONS / 2)
  expect(marked).toBeGreaterThan(0)
  expect(listed).toBeGreaterThan(0)
  expect(planned).toBeGreaterThan(0)
}, 1_800_000)
