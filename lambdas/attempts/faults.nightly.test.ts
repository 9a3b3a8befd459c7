import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AttemptItem } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import type { Attempt } from '#generated/schema.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { atEveryRequest, randomFaults, REVEALING, underFaults, type FaultPlan } from '#lambdas/testing/faults.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aStudent, enrolmentItems, MINUTE, START } from './academy-fixture.ts'
import { listTaskSummaries } from './task-summaries.ts'

vi.setConfig({ testTimeout: 300_000 })

const QUESTIONS = 4
/** Up to this many tries of a browser may be cut off. */
const MAX_TRIES = 40

const table = sharedTable()
beforeAll(async () => {
  const questions = Array.from({ length: 8 }, (_, i) => aQuestion({ id: 101 + i, tags: ['RN'] }))
  await batchPut(table, bankItems(questions, START - MINUTE))
})

/** A student whose every move meets the faults of the plan, and is repeated until it has a reply, even a refusal. */
async function anAttemptSession(plan: FaultPlan = () => undefined) {
  const session = await aStudent(table, { numOfQuestions: QUESTIONS, attempts: 3, timeAllowed: 30 })
  const { uid, keys, deps, start, move, clock } = session
  await batchPut(table, enrolmentItems(uid))
  let current = plan
  const despite = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const ended = await underFaults(table, (request) => current(request), act)
      if (ended.kind === 'done') return ended.value
      if (ended.kind === 'refused') throw new Error(`Refused with ${ended.code}`)
    }
    throw new Error(`No reply after ${MAX_TRIES} tries`)
  }
  const choose = ({ n, currentQuestion: position, question }: Attempt, right: boolean) =>
    move({ n, position, questionId: question?.id ?? 0, choice: [right ? 1 : 0] })
  return {
    clock,
    setFaultPlan: (next: FaultPlan) => {
      current = next
    },
    start: () => despite(start),
    answer: (attempt: Attempt, right = true) => despite(() => choose(attempt, right)),
    finish: ({ n }: Attempt) => despite(() => move({ n, action: 'finish' })),
    end: () => despite(() => endProgress(uid, 'p1', { ...deps, publish: () => Promise.resolve() })),
    /** The stored state: the summary, and each attempt's position and score. */
    stored: async () => {
      const [summary] = await listTaskSummaries(table, { uid, progress: 'p1', section: keys.sectionKey })
      const attempts = [1, 2, 3].map((n) =>
        getItem<AttemptItem>(table, attemptKey(uid, 'p1', keys.taskKey, n), { consistent: true }),
      )
      return {
        summary: summary && { started: summary.started, open: summary.open, best: summary.best },
        attempts: (await Promise.all(attempts)).flatMap((item) =>
          item ? [{ at: item.at, score: item.score, ended: item.endTime !== undefined }] : [],
        ),
      }
    },
  }
}

type AttemptSession = Awaited<ReturnType<typeof anAttemptSession>>

/** Answers `count` questions of a test; the second one wrong. */
async function answerSome(session: AttemptSession, attempt: Attempt, count: number): Promise<Attempt> {
  let now = attempt
  for (let n = 0; n < count; n += 1) now = (await session.answer(now, n !== 1)).attempt
  return now
}

/** The moves of a test: the answers before it, the move, and the stored state after it. */
const MOVES: [string, number | undefined, (session: AttemptSession, attempt: Attempt) => Promise<unknown>, object][] = [
  [
    'a start',
    undefined,
    (session) => session.start(),
    { summary: { started: 1, open: 1 }, attempts: [{ at: 0, score: 0, ended: false }] },
  ],
  [
    'an answer',
    1,
    async (session, attempt) => {
      const { attempt: after, graded } = await session.answer(attempt)
      expect(graded).toMatchObject({ correct: true })
      expect(after).toMatchObject({ currentQuestion: 2, score: 2 })
    },
    { summary: { started: 1, open: 1 }, attempts: [{ at: 2, score: 2, ended: false }] },
  ],
  [
    'the last answer',
    3,
    async (session, attempt) => {
      expect((await session.answer(attempt)).attempt).toMatchObject({ score: 3, endTime: START, question: null })
    },
    { summary: { started: 1, best: 75 }, attempts: [{ at: 4, score: 3, ended: true }] },
  ],
  [
    'an early finish',
    2,
    async (session, attempt) => {
      expect((await session.finish(attempt)).attempt).toMatchObject({ score: 1, endTime: START })
    },
    { summary: { started: 1, best: 25 }, attempts: [{ at: 2, score: 1, ended: true }] },
  ],
  [
    'an end of the course, and the test after it',
    2,
    async (session, attempt) => {
      session.clock.time += MINUTE
      await session.end()
      session.clock.time += MINUTE
      expect((await session.finish(attempt)).attempt).toMatchObject({ score: 1, endTime: START + MINUTE })
    },
    { summary: { started: 1, best: 25 }, attempts: [{ at: 2, score: 1, ended: true }] },
  ],
]

describe.each(MOVES)('%s', (_, answered, make, expected) => {
  it.each(REVEALING)('happens once despite the fault %s, at whichever request', async (fault) => {
    const requests = await atEveryRequest(fault, async (plan, at) => {
      const session = await anAttemptSession()
      const attempt = answered === undefined ? undefined : await answerSome(session, await session.start(), answered)
      session.setFaultPlan(plan)
      // A start has no attempt before it.
      await make(session, attempt ?? ({} as Attempt))
      session.setFaultPlan(() => undefined)
      expect([at, await session.stored()]).toEqual([at, expected])
    })
    expect(requests).toBeGreaterThanOrEqual(2)
  })
})

it.each(seeds({ quick: 4, nightly: 24, mutation: 12 }))(
  'three tests under faults lose nothing and double nothing (seed %i)',
  async (seed) => {
    const session = await anAttemptSession(randomFaults(seededRandom(seed), 25))
    await answerSome(session, await session.start(), QUESTIONS)
    // Two tabs, the second of which finishes early.
    const second = await answerSome(session, await session.start(), 2)
    await Promise.all([session.finish(second), session.finish(second)])
    const third = await session.start()
    await Promise.all([session.answer(third), session.answer(third), session.start()])
    session.clock.time += MINUTE
    await session.end()
    session.setFaultPlan(() => undefined)
    await session.finish(third)
    expect(await session.stored()).toEqual({
      summary: { started: 3, best: 75 },
      attempts: [
        { at: 4, score: 3, ended: true },
        { at: 2, score: 1, ended: true },
        { at: 1, score: 1, ended: true },
      ],
    })
  },
)
