import { runningTestsKey, taskSummariesOfUser } from '#table/keys.ts'
import {
  type EndedProgress,
  type RunningTestsItem,
  runningTestsItem,
  type StartedTest,
  startedTestOf,
  type TaskSummaryItem,
} from '#table/progress.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** A student's started tests as listed, including finished ones; `version` is 0 before the first start. */
export type StartedList = { version: number; tests: readonly StartedTest[]; ended: readonly EndedProgress[] }

/**
 * Returns the list of an item. For a student whose tests were started before the item existed, uses the summaries until
 * the next start.
 */
export async function startedListOf(
  item: RunningTestsItem | undefined,
  { table, uid, consistent }: { table: Table; uid: string; consistent: boolean },
): Promise<StartedList> {
  if (item) return item
  const summaries = await queryItems<TaskSummaryItem>(table, { ...taskSummariesOfUser(uid), consistent })
  return { version: 0, tests: summaries.flatMap((summary) => startedTestOf(summary) ?? []), ended: [] }
}

/** Reads the list with strong consistency: a read unit. */
export async function findStartedList(table: Table, uid: string): Promise<StartedList> {
  const item = await getItem<RunningTestsItem>(table, runningTestsKey(uid), { consistent: true })
  return startedListOf(item, { table, uid, consistent: true })
}

/** Reads the listed tests: half a read unit. */
export async function listStartedTests(table: Table, uid: string): Promise<readonly StartedTest[]> {
  return (await getItem<RunningTestsItem>(table, runningTestsKey(uid)))?.tests ?? []
}

/** Writes the list on the condition that it was not written since `version`. */
export function putStartedTests(uid: string, { version, tests, ended }: StartedList): Write {
  const Item = runningTestsItem(uid, { version: version + 1, tests: [...tests], ended: [...ended] })
  return { Put: { Item, ...ifVersion(version) } }
}

/**
 * How long an end is stored, so that no start that read its progress before misses it: far longer than a start takes.
 */
const REMEMBERED_MS = 3_600_000

/** Returns the ends that a start may have missed. `now` in epoch milliseconds. */
export const recentEnds = (ended: readonly EndedProgress[], now: number): EndedProgress[] =>
  ended.filter(({ endTime }) => now - endTime < REMEMBERED_MS)
