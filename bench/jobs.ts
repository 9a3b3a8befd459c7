import { setTimeout as sleep } from 'node:timers/promises'
import { startNews } from 'local-cloud/appsync/testing/news-api.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { BIG_BANK, BIG_FILTERS, aBigQuizzer } from '#lambdas/quizzes/testing/a-big-quizzer.ts'
import { beginRegrade } from '#lambdas/item-analysis/regrading/begin-regrade.ts'
import { continueRegrade } from '#lambdas/item-analysis/regrading/run-regrade.ts'
import {
  anAttempt,
  LATER_TIME,
  REGRADED,
  studentItems,
  versionItems,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { onTableServer } from './places.ts'
import { atMost, figure, median, type Row, row } from './rows.ts'

/** The CPU time of this process in milliseconds, and the result. */
async function processorTime<Result>(step: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const before = process.cpuUsage()
  const result = await step()
  const { user, system } = process.cpuUsage(before)
  return { result, milliseconds: (user + system) / 1_000 }
}

/**
 * The cost of a count over 10,000 questions with the student's status of each; the files are in memory, as in a warm
 * function.
 */
export const measureQuizCounts = (): Promise<Row[]> =>
  onTableServer(async (client) => {
    const table = await makeTable(client)
    const quizzer = await aBigQuizzer(table)
    const cold = await processorTime(() => quizzer.found())
    if (cold.result !== BIG_BANK) throw new Error(`The count found ${cold.result} questions`)
    const meter = meteredTable(table)
    const counts: { read: number; milliseconds: number }[] = []
    for (const filter of BIG_FILTERS) {
      meter.reset()
      const { milliseconds } = await processorTime(() => quizzer.found(filter))
      counts.push({ read: meter.read, milliseconds })
    }
    const reads = Math.max(...counts.map(({ read }) => read))
    const times = Math.max(...counts.map(({ milliseconds }) => milliseconds))
    return [
      row(
        `count of a quiz over ${BIG_BANK} questions: dearest of ${BIG_FILTERS.length} filters, processor time`,
        ...[atMost(2, reads, 'read'), atMost(100, times, 'ms')],
        figure(`the first, which reads the files, ${cold.milliseconds.toFixed(0)} ms`),
      ),
    ]
  })

const STUDENTS = 1_000
const ATTEMPTS = 10
const QUESTIONS = 75
const ID = 'regrade-of-bench'

/** An attempt with 75 answered questions, one of which is regraded. */
function longAttempt(n: number): Attempt {
  const short = anAttempt([1, 1, n % 2 === 0 ? 1 : 2, 0, 0], { n })
  const more = Array.from({ length: QUESTIONS - short.questions.length }, (_, i) => ({
    id: 5_000 + i,
    answer: { choice: [1], correct: true, clock: 30 * i },
  }))
  return { ...short, questions: [...short.questions, ...more], at: QUESTIONS, score: short.score + more.length }
}

/**
 * The dry run of a regrade over 10,000 attempts that contain the question; DynamoDB Local is slower than the service.
 */
export const measureRegrade = (): Promise<Row[]> =>
  onTableServer(async (client) => {
    const table = await makeTable(client)
    await batchPut(table, versionItems())
    const attempts = Array.from({ length: ATTEMPTS }, (_, i) => longAttempt(i + 1))
    for (let student = 0; student < STUDENTS; student += 1)
      await batchPut(table, studentItems(`student-${student}`, attempts))
    const deps = { table, now: Date.now }
    const meter = meteredTable(table)
    const began = performance.now()
    await beginRegrade({ id: ID, question: REGRADED, rule: 'newKey' }, 'bench', deps)
    let job = await continueRegrade({ id: ID }, deps)
    let calls = 1
    for (; job.status === 'checking'; calls += 1) job = await continueRegrade({ id: ID }, deps)
    const milliseconds = performance.now() - began
    if (job.counts.changed !== STUDENTS * ATTEMPTS || job.keyTime !== LATER_TIME)
      throw new Error(`The dry run found ${job.counts.changed} attempts`)
    const reads = atMost(1, meter.read / (STUDENTS * ATTEMPTS), 'read an attempt')
    return [
      row(
        'dry run of a regrade of 10,000 attempts',
        reads,
        atMost(60_000, milliseconds, 'ms'),
        figure(`${calls} calls`),
      ),
    ]
  })

const SUBSCRIBERS = 1_000
const ROUNDS = 9
const MAX_MS = 10_000

/** A message to 1,000 subscribers of the local runtime, only one of whom may receive its private part. */
export async function measureSubscribers(): Promise<Row[]> {
  const { heard, publish, settle, close } = await startNews(SUBSCRIBERS)
  try {
    const rounds: number[] = []
    while (rounds.length < ROUNDS) {
      heard.arrivals = []
      const begun = performance.now()
      await publish((rounds.length * 111) % SUBSCRIBERS)
      while (heard.arrivals.length < SUBSCRIBERS && performance.now() - begun < MAX_MS) await sleep(5)
      const { length } = heard.arrivals
      if (length !== SUBSCRIBERS) throw new Error(`${length} of ${SUBSCRIBERS} heard the message`)
      rounds.push(median(heard.arrivals, 0.99) - begun)
    }
    await settle()
    const own = [...heard.own.values()].reduce((sum, times) => sum + times, 0)
    if (own !== ROUNDS) throw new Error(`${own} of ${ROUNDS} private messages arrived`)
    return [
      row(
        `message to ${SUBSCRIBERS} subscribers: p99, median of ${ROUNDS}`,
        ...[atMost(200, Math.round(median(rounds)), 'ms'), atMost(0, heard.wrong.length, 'messages to a wrong owner')],
      ),
    ]
  } finally {
    await close()
  }
}
