import { dayOfText, dayText } from '#domain/study/student-day.ts'
import type { AttemptAnswer } from '#domain/item-analysis/attempt-answers.ts'
import { type AttemptAnswersItem, unpackAttemptAnswers } from '#table/item-analysis.ts'
import { answersOfDay } from '#table/bank-keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'

/** Answers of an attempt, unpacked. */
export type ListedAnswers = Omit<AttemptAnswersItem, 'answers'> & { answers: readonly AttemptAnswer[] }

const PAGE = 200

/**
 * The answers of attempts that ended on the days `from` to `to` (UTC, YYYY-MM-DD, both included), of those that hold question `id`
 * (absent: all), a page of 200 in memory; `after`: the key of the last one that was taken. A tenth of a read unit an attempt.
 */
export async function* listAnswers(
  table: Table,
  { from, to, id, after }: { from: string; to: string; id?: number; after?: Pick<AttemptAnswersItem, 'pk' | 'sk'> },
): AsyncGenerator<ListedAnswers> {
  const last = dayOfText(to) ?? -1
  for (let day = dayOfText(from) ?? Infinity; day <= last; day += 1) {
    const { pk } = answersOfDay(dayText(day))
    let sk = after?.pk === pk ? after.sk : undefined
    for (let isFull = true; isFull;) {
      const items = await queryItems<AttemptAnswersItem>(table, { ...answersOfDay(dayText(day), sk), limit: PAGE })
      for (const item of items) {
        const answers = unpackAttemptAnswers(item.answers)
        if (id === undefined || answers.some((answer) => answer.id === id)) yield { ...item, answers }
      }
      sk = items.at(-1)?.sk
      isFull = items.length >= PAGE
    }
  }
}
