import fc from 'fast-check'
import { beforeAll, it, vi } from 'vitest'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { testCommands } from '#domain/attempts/testing/test-commands.ts'
import type { Engine, Reply } from '#domain/attempts/testing/test-model.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { Attempt } from '#generated/schema.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { aStudent, enrolmentItems, MINUTE, START } from './academy-fixture.ts'

/** The number of generated sequences of moves. */
const RUNS = atDepth({ quick: 100, nightly: 3_000, mutation: 40 })

// DynamoDB Local may be slow when other work shares its two cores.
vi.setConfig({ testTimeout: 200_000 + RUNS * 5_000 })
const MINUTES = 5

const table = memoryTable()
beforeAll(async () => {
  const questions = Array.from({ length: 12 }, (_, i) => aQuestion({ id: 101 + i, tags: ['RN'] }))
  await batchPut(table, bankItems(questions, START - MINUTE))
})

const isAttemptOf = (data: unknown): data is { attempt: Attempt } =>
  typeof data === 'object' && data !== null && 'attempt' in data

const standing = ({ n, currentQuestion: at, score, total, endTime, question }: Attempt) => ({
  n,
  at,
  score,
  total,
  end: endTime ?? undefined,
  ...(question ? { question: question.id } : {}),
})

/** Returns a use case's reply: the attempt, or the code of its refusal with the current attempt. */
async function replyOf(call: Promise<Attempt>): Promise<Reply> {
  try {
    return { code: 'ok', attempt: standing(await call) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, ...(isAttemptOf(error.data) ? { attempt: standing(error.data.attempt) } : {}) }
  }
}

/** The use cases of one student on a real table. */
async function tableEngine(numOfQuestions: number, attempts: number): Promise<Engine> {
  const { start, move, clock, uid, deps } = await aStudent(table, { numOfQuestions, attempts, timeAllowed: MINUTES })
  await batchPut(table, enrolmentItems(uid))
  return {
    start: () => replyOf(start()),
    check: (n, position, questionId, choice) =>
      replyOf(move({ n, position, questionId, choice: [choice] }).then(({ attempt }) => attempt)),
    finish: (n) => replyOf(move({ n, action: 'finish' }).then(({ attempt }) => attempt)),
    endCourse: async () => {
      await endProgress(uid, 'p1', { ...deps, publish: () => Promise.resolve() })
    },
    pass: (ms) => {
      clock.time += ms
    },
  }
}

it(`sits every test as the plain model does, on a table, over ${RUNS} sequences`, async () => {
  const setup = fc.record({ allowed: fc.integer({ min: 1, max: 4 }), total: fc.integer({ min: 1, max: 6 }) })
  const commands = fc.commands(testCommands(MINUTES), { maxCommands: 30, size: 'max' })
  await fc.assert(
    fc.asyncProperty(setup, commands, async ({ allowed, total }, steps) => {
      const real = await tableEngine(total, allowed)
      const session = () => ({ model: { now: START, allowed, total, minutes: MINUTES, attempts: [] }, real })
      await fc.asyncModelRun(session, steps)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
