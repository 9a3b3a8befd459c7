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
 * The newest version of a question, or the newest that is not after `upTo` (epoch milliseconds). The first version lies in the
 * question's own item until an edit or a deletion writes it apart (decision 0099); that item comes before all versions, so one
 * query for the last item finds either. Half a read unit; a case study, compressed, half a unit for each 4 KB. A query may see one
 * write of a transaction and not the other: where it finds no version, it is made once more, consistently (a unit more).
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
 * Every version of a question, the oldest first, also of one that was deleted; none where there is no such question. Those of another
 * question that had its number before are left out: by `since`, and of numbers that were used again before there was that, by how
 * often the question was written, which is as many versions or more. Consistent: a read unit for each 4 KB.
 */
export async function findQuestionVersions(table: Table, id: number): Promise<Served[]> {
  const items = await queryItems<Lying>(table, { ...questionToVersion(id), consistent: true })
  const versions = items.flatMap((item) => versionIn(item, Infinity) ?? []).sort((a, b) => a.time - b.time)
  const now = items.find((item) => item.type === 'question')
  const since = (now ?? items.findLast((item) => item.type === 'question-version'))?.since
  if (since !== undefined) return versions.filter(({ time }) => time >= since)
  return now === undefined ? versions : versions.slice(-now.version)
}
