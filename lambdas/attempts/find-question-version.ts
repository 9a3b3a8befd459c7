import { questionVersionKey, questionVersions } from '#table/keys.ts'
import { questionOf } from '#table/question.ts'
import type { Question } from '#domain/questions/question.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/packed-version.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A question as it was from `time` on, key included: for grading, and for the allow-lists that show parts of it. */
export type Served = { question: Question; time: number; tagNumbers: readonly number[] }

/** The newest version of a question, or the newest that is not after `upTo` (epoch milliseconds). Half a read unit; a case study, compressed, half a unit for each 4 KB. */
export async function findQuestionVersion(table: Table, id: number, upTo?: number): Promise<Served | undefined> {
  const range = upTo === undefined ? {} : { upTo: questionVersionKey(id, upTo).sk }
  const [stored] = await queryItems<StoredVersion>(table, {
    ...questionVersions(id),
    ...range,
    backward: true,
    limit: 1,
  })
  if (!stored) return undefined
  const item = unpackVersion(stored)
  return { question: questionOf(item), time: item.time, tagNumbers: item.tagNumbers }
}
