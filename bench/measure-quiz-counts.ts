import { BIG_BANK, BIG_FILTERS, aBigQuizzer } from '#lambdas/quizzes/testing/a-big-quizzer.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { localClient, startTableServer } from '#lambdas/testing/table-server.ts'
import { atMost, figure, type Row } from './row.ts'

/** Milliseconds of this process's processor time, and the result. */
async function processorTime<Result>(step: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const before = process.cpuUsage()
  const result = await step()
  const { user, system } = process.cpuUsage(before)
  return { result, milliseconds: (user + system) / 1_000 }
}

/**
 * What the use case of a count costs over 10,000 questions of which every student's status is known: read units by AWS's rules on
 * DynamoDB Local, and processor time, which other processes do not lengthen; the files are in memory as in a warm function.
 */
export async function measureQuizCounts(): Promise<Row[]> {
  const server = await startTableServer()
  const client = localClient(server.port, 'quizzes')
  try {
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
    const dearest = (of: (count: (typeof counts)[number]) => number) => Math.max(...counts.map(of))
    const what = `count of a quiz over ${BIG_BANK} questions: dearest of ${BIG_FILTERS.length} filters`
    return [
      atMost(
        what,
        2,
        dearest(({ read }) => read),
        'read',
      ),
      atMost(
        `${what}, processor time`,
        100,
        dearest(({ milliseconds }) => milliseconds),
        'ms',
      ),
      figure('of it: the first count, which reads the files', `${cold.milliseconds.toFixed(0)} ms`),
    ]
  } finally {
    client.destroy()
    await server.stop()
  }
}
