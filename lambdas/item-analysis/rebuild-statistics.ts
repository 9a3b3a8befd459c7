import { dayOfText, dayText } from '#domain/study/student-day.ts'
import { answersDay, type AttemptAnswersItem } from '#table/item-analysis.ts'
import { answersOfDay, newAnswers } from '#table/bank-keys.ts'
import { STATISTICS_BATCH } from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { readBatch } from './sums-files.ts'

/**
 * Where a rebuild continues: its `round`, the day and answers to continue after, and the number of preceding days
 * without answers.
 */
export type RebuildPosition = { round: number; day: string; after?: string; empty: number }

/** The number of attempts that wait again; pass `next` to the next call to continue (absent: finished). */
export type MarkedAnswers = { marked: number; next?: RebuildPosition }

/** Returns names and values for an update by rebuild `round`. */
export const ofRound = (round: number) => ({
  ExpressionAttributeNames: { '#round': 'round' },
  ExpressionAttributeValues: { ':round': round },
})

/** Stops after this many consecutive days without answers. */
const LAST_EMPTY = 731
const PAGE = 100
const CONCURRENCY = 20

/** Starts a rebuild: from now on, sums of older rebuilds start over. Abandons a batch in progress. */
async function beginRound(files: SearchFiles, now: number): Promise<number> {
  for (;;) {
    const { file, last } = await readBatch(files)
    const round = Math.max(now, last.round + 1)
    const begun = { batch: last.batch + 1, round, keys: [] }
    if (await files.replace(STATISTICS_BATCH, [begun], file?.etag)) return round
  }
}

/**
 * Marks answers as waiting again, unless this rebuild or a newer one has counted or marked them. Returns the number
 * marked.
 */
async function mark(table: Table, items: readonly AttemptAnswersItem[], round: number): Promise<number> {
  let marked = 0
  const { gsi1pk } = newAnswers
  const terms = ofRound(round)
  for (let start = 0; start < items.length; start += CONCURRENCY)
    await Promise.all(
      items.slice(start, start + CONCURRENCY).map(async ({ pk, sk }) => {
        const { ok } = await updateItem(table, {
          Key: { pk, sk },
          UpdateExpression: 'SET #round = :round, gsi1pk = :pk, gsi1sk = :sk',
          ...terms,
          ExpressionAttributeValues: { ...terms.ExpressionAttributeValues, ':pk': gsi1pk, ':sk': sk },
          ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#round) OR #round < :round)',
        })
        if (ok) marked += 1
      }),
    )
  return marked
}

/**
 * Rebuilds statistics from all stored answers, backward from today, a hundred attempts at a time, until finished or
 * `isOver`; `aggregateAnswers` then counts them. Answers store the rebuild that counted them, so each counts once; safe
 * to repeat and stop. A question's old figures show until its first answer is counted. 3 write units per attempt.
 */
export async function rebuildStatistics(
  { table, files, now }: { table: Table; files: SearchFiles; now: () => number },
  from: RebuildPosition | undefined,
  isOver: () => boolean,
): Promise<MarkedAnswers> {
  let position = from ?? { round: await beginRound(files, now()), day: answersDay(now()), empty: 0 }
  let marked = 0
  while (position.empty < LAST_EMPTY) {
    if (isOver()) return { marked, next: position }
    const { round, day, after } = position
    const items = await queryItems<AttemptAnswersItem>(table, {
      ...answersOfDay(day, after),
      limit: PAGE,
      consistent: true,
    })
    marked += await mark(table, items, round)
    const last = items.at(-1)
    if (last !== undefined && items.length >= PAGE) position = { round, day, after: last.sk, empty: 0 }
    else {
      const empty: number = last === undefined && after === undefined ? position.empty + 1 : 0
      position = { round, day: dayText((dayOfText(day) ?? 0) - 1), empty }
    }
  }
  return { marked }
}
