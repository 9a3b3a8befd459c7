import { bitmapOf } from '#domain/attempts/bitmap.ts'
import { academy } from '#domain/academy.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { CLASSIC_TYPES } from '#domain/questions/question.ts'
import { dayOf } from '#domain/study/student-day.ts'
import type { QuizFilterInput } from '#generated/schema.ts'
import { START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { packNumbers } from '#table/pool.ts'
import { studyMissesItem, withMisses, studyStatusesItem } from '#table/study-statuses.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { aQuizzer } from './a-quizzer.ts'

export const BIG_BANK = 10_000
const FIRST = 101
const CHUNK = 500
/** Bits per shard of statuses. */
const SHARD_SIZE = 3_072
const TODAY = dayOf(START, academy.timeZone)

/** Filters of every kind: none, one list, all lists, the misses. */
export const BIG_FILTERS: readonly Partial<QuizFilterInput>[] = [
  {},
  { statuses: ['unused'] },
  { statuses: ['wrong', 'flagged'], tags: ['Tag 1', 'Tag 2'], areas: ['Area 1', 'Area 2'] },
  { types: ['Priority'], steps: ['Take Action'], difficulties: ['easy', 'medium'], statuses: ['right', 'omitted'] },
  { recentMisses: true },
]

const everyNth = (from: number, n: number) =>
  bitmapOf(Array.from({ length: SHARD_SIZE }, (_, i) => i).filter((i) => i % n === from))

/** Twenty questions answered wrong on each of the last 14 days. */
const missesOfDays = () => {
  const days = Array.from({ length: 14 }, (_, i) => TODAY - i)
  const missedOn = (day: number) => Array.from({ length: 20 }, (_, i) => FIRST + i * 90 + (day % 7))
  return days.reduce((misses, day) => withMisses(misses, day, missedOn(day)), {})
}

/**
 * A student with search files of 10,000 questions: three of four have a status, every fifth a flag, and each of the
 * last 14 days has misses. The table holds only the first question, because a count reads none.
 */
export async function aBigQuizzer(table: Table) {
  const bank = Array.from({ length: BIG_BANK }, (_, i) =>
    aQuestion({
      id: FIRST + i,
      type: CLASSIC_TYPES[i % CLASSIC_TYPES.length] ?? 'Priority',
      tags: ['RN', `Tag ${i % 40}`, CASE_STEPS[i % 6] ?? '', ...(i % 3 === 0 ? ['Easy'] : [])],
      area: [`Area ${i % 8}`],
    }),
  )
  const quizzer = await aQuizzer(table, bank.slice(0, 1))
  for (let from = 0; from < BIG_BANK + FIRST; from += CHUNK)
    await quizzer.files.write(
      `questions/${from / CHUNK}.json`,
      bank.filter(({ id }) => id >= from && id < from + CHUNK),
    )
  const statuses = { right: everyNth(0, 4), wrong: everyNth(1, 4), omitted: everyNth(2, 4) }
  const flagged = packNumbers(everyNth(0, 5))
  const shards = Array.from({ length: Math.ceil((BIG_BANK + FIRST) / SHARD_SIZE) }, (_, shard) => ({
    ...studyStatusesItem(quizzer.uid, shard, statuses, 1),
    flagged,
  }))
  await batchPut(table, [...shards, studyMissesItem(quizzer.uid, missesOfDays(), 1)])
  return quizzer
}
