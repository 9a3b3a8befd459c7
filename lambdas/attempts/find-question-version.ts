import { questionVersionKey, questionVersions } from '#table/keys.ts'
import { questionOf, type QuestionVersionItem } from '#table/question.ts'
import type { Question } from '#domain/questions/question.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A question as it was from `time` on, key included: for grading, and for the allow-lists that show parts of it. */
export type Served = { question: Question; time: number; tagNumbers: readonly number[] }

/** The newest version of a question, or the newest that is not after `upTo` (epoch milliseconds). Half a read unit. */
export async function findQuestionVersion(table: Table, id: number, upTo?: number): Promise<Served | undefined> {
  const range = upTo === undefined ? {} : { upTo: questionVersionKey(id, upTo).sk }
  const [item] = await queryItems<QuestionVersionItem>(table, {
    ...questionVersions(id),
    ...range,
    backward: true,
    limit: 1,
  })
  if (!item) return undefined
  return { question: questionOf(item), time: item.time, tagNumbers: item.tagNumbers }
}
