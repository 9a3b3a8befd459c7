import { questionVersions } from '#table/keys.ts'
import type { QuestionVersionItem } from '#table/question.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Change } from './change.ts'

/** A test that begins while an edit is on its way to the table was shown the question before it. */
const ON_ITS_WAY_MS = 100

async function newestVersion(table: Table, id: number): Promise<number> {
  const newest = { ...questionVersions(id), backward: true, limit: 1, consistent: true }
  const [item] = await queryItems<QuestionVersionItem>(table, newest)
  return item?.time ?? 0
}

/**
 * From when on each change's version holds (epoch milliseconds): later than every version that its number ever had, that of a
 * deleted question included, and later than the beginning of every test that was drawn before. So tests that run keep the
 * question that they were given, and tests that begin get the new one.
 */
export function versionTimes(
  table: Table,
  changes: readonly Change[],
  ids: readonly number[],
  now: number,
): Promise<number[]> {
  return Promise.all(
    changes.map(async (change, index) =>
      change.kind === 'add'
        ? Math.max(now, await newestVersion(table, ids[index] ?? 0)) + 1
        : Math.max(now + ON_ITS_WAY_MS, change.before.time + 1),
    ),
  )
}
