import type { Question } from '#domain/questions/question.ts'
import { questionToVersion } from '#table/bank-keys.ts'
import { firstIn, type QuestionItem, questionOf } from '#table/question.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/bank/packed-version.ts'

/** A question as it was from `time` on, key included: for grading, and for the allow-lists that show parts of it. */
export type Served = {
  question: Question
  time: number
  tagNumbers: readonly number[]
  /** When it was added, where its number was another question's before. */
  since?: number | undefined
}

type Lying = QuestionItem | StoredVersion

/** The version that an item is: of a question's own item its first one, where that lies in it and is not after `upTo`. */
function versionIn(item: Lying, upTo: number): Served | undefined {
  if (item.type === 'question-version') {
    const { time, tagNumbers, since, ...version } = unpackVersion(item)
    return { question: questionOf(version), time, tagNumbers, since }
  }
  const first = firstIn(item)
  if (first === undefined || item.time > upTo) return undefined
  return { question: questionOf(item), time: item.time, tagNumbers: first.tagNumbers, since: item.since }
}

/**
 * The newest version of a question, at or before `upTo` (epoch milliseconds). The first version stays in the question's
 * own item, which sorts before all versions, until an edit or a deletion (decision 0099). A query may see half of a
 * transaction: finding nothing, it repeats consistently. Half a read unit for 4 KB.
 */
export async function findQuestionVersion(table: Table, id: number, upTo?: number): Promise<Served | undefined> {
  const newest = { ...questionToVersion(id, upTo), backward: true, limit: 1 }
  for (const consistent of [false, true]) {
    const [item] = await queryItems<Lying>(table, { ...newest, consistent })
    const served = item && versionIn(item, upTo ?? Infinity)
    if (served) return served
  }
  return undefined
}

/**
 * Every version of a question, oldest first, also of a deleted one; none where there is no such question. Versions of
 * an earlier question with the same number are left out: by `since`, and for numbers reused before there was `since`,
 * by how often the question was written. A consistent read unit for each 4 KB.
 */
export async function findQuestionVersions(table: Table, id: number): Promise<Served[]> {
  const items = await queryItems<Lying>(table, { ...questionToVersion(id), consistent: true })
  const versions = items.flatMap((item) => versionIn(item, Infinity) ?? []).sort((a, b) => a.time - b.time)
  const now = items.find((item) => item.type === 'question')
  const since = (now ?? items.findLast((item) => item.type === 'question-version'))?.since
  if (since !== undefined) return versions.filter(({ time }) => time >= since)
  return now === undefined ? versions : versions.slice(-now.version)
}
