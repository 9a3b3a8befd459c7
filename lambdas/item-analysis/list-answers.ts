import { dayOfText, dayText } from '#domain/study/student-day.ts'
import type { AttemptAnswer } from '#domain/item-analysis/attempt-answers.ts'
import { type AttemptAnswersItem, unpackAttemptAnswers } from '#table/item-analysis.ts'
import { answersOfDay } from '#table/bank-keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'

/** An attempt's answers, unpacked. */
export type ListedAnswers = Omit<AttemptAnswersItem, 'answers'> & { answers: readonly AttemptAnswer[] }

const PAGE = 200

/**
 * Yields the answers of attempts that ended on the days `from` to `to` (UTC, YYYY-MM-DD, inclusive) and contain
 * question `id` (absent: all), with a page of 200 in memory; `after`: the key of the last one already read. A tenth of
 * a read unit per attempt.
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
