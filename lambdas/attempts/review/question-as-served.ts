import type { QueryQuestionVersionArgs, QuestionVersion } from '#generated/schema.ts'
import { questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionReply } from '#table/question.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { findQuestionVersion } from './find-question-version.ts'

/** Digits of a time from 2001 to 2286. */
const TIME_DIGITS = 13

/**
 * Returns a question as it was at a time (epoch milliseconds), with its key, and whether it is unchanged: the subject
 * of a reported mistake (decision 0108). For administrators, also for a deleted question; null if there was none then.
 * 1 read unit, 0.5 more for each further 4 KB.
 */
export async function questionAsServed(
  { id, time }: QueryQuestionVersionArgs,
  { table }: { table: Table },
): Promise<QuestionVersion | null> {
  // Keys of versions are compared as strings of equal length.
  if (!Number.isInteger(time) || String(time).length !== TIME_DIGITS) return null
  const [served, now] = await Promise.all([
    findQuestionVersion(table, id, time),
    getItem<QuestionItem>(table, questionKey(id)),
  ])
  if (!served) return null
  return {
    question: questionReply(served.question, { version: 0 }),
    time: served.time,
    current: now?.time === served.time,
  }
}
