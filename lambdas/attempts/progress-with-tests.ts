import { progressKey, progressToRunningTests, runningTestsKey } from '#table/keys.ts'
import type { ProgressItem, RunningTestsItem, StartedTest } from '#table/progress.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A progress as stored, and the student's started tests. */
export type ProgressWithTests = { item: ProgressItem | undefined; started: readonly StartedTest[] }

/** Reads both in one query: half a read unit for 4 KB of this and later courses of the student. */
export async function findProgressWithTests(table: Table, uid: string, progress: string): Promise<ProgressWithTests> {
  const items = await queryItems<ProgressItem | RunningTestsItem>(table, progressToRunningTests(uid, progress))
  const { sk } = progressKey(uid, progress)
  const running = items.find((item): item is RunningTestsItem => item.sk === runningTestsKey(uid).sk)
  return {
    item: items.find((item): item is ProgressItem => item.sk === sk),
    started: running?.tests ?? [],
  }
}
