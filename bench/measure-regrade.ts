import type { Attempt } from '#domain/attempts/attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { continueRegrade } from '#lambdas/item-analysis/regrading/run-regrade.ts'
import {
  anAttempt,
  LATER_TIME,
  REGRADED,
  studentItems,
  versionItems,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { beginRegrade } from '#lambdas/item-analysis/regrading/begin-regrade.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { localClient, startTableServer } from '#lambdas/testing/table-server.ts'
import { atMost, figure, type Row } from './row.ts'

const STUDENTS = 1_000
const ATTEMPTS = 10
const QUESTIONS = 75
const ID = 'regrade-of-bench'

/** An attempt of 75 answered questions, one of which is regraded. */
function longAttempt(n: number): Attempt {
  const short = anAttempt([1, 1, n % 2 === 0 ? 1 : 2, 0, 0], { n })
  const more = Array.from({ length: QUESTIONS - short.questions.length }, (_, i) => ({
    id: 5_000 + i,
    answer: { choice: [1], correct: true, clock: 30 * i },
  }))
  return {
    ...short,
    questions: [...short.questions, ...more],
    at: QUESTIONS,
    score: short.score + more.length,
  }
}

/**
 * What the dry run of a regrade costs over 10,000 attempts of 75 questions that all asked the question: read units by AWS's rules and
 * time on DynamoDB Local, which is slower than the service.
 */
export async function measureRegrade(): Promise<Row[]> {
  const server = await startTableServer()
  const client = localClient(server.port, 'regrades')
  try {
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
    const what = `dry run of a regrade of ${(STUDENTS * ATTEMPTS).toLocaleString('en-US')} attempts`
    return [
      atMost(`${what}: an attempt`, 1, meter.read / (STUDENTS * ATTEMPTS), 'read'),
      atMost(what, 60_000, milliseconds, 'ms'),
      figure('of it: calls', String(calls)),
    ]
  } finally {
    client.destroy()
    await server.stop()
  }
}
