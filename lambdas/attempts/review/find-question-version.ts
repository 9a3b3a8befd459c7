import type { PeerChoices } from '#domain/item-analysis/peer-choices.ts'
import type { Question } from '#domain/questions/question.ts'
import { questionToVersion } from '#table/bank-keys.ts'
import { firstIn, type QuestionItem, questionOf } from '#table/question.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/bank/packed-version.ts'

/**
 * A version of a question, from `time` on, with its key: for grading, and for the allow-lists that show parts of it.
 */
export type Served = {
  question: Question
  time: number
  tagNumbers: readonly number[]
  /** When it was added, if its number belonged to another question before. */
  since?: number | undefined
  /** What students chose of it (domain/item-analysis/peer-choices.ts). */
  peers?: PeerChoices | undefined
}

type StoredItem = QuestionItem | StoredVersion

/**
 * Returns the version in an item: from a question's own item its first one, if it is stored there and not after `upTo`.
 */
function versionIn(item: StoredItem, upTo: number): Served | undefined {
  if (item.type === 'question-version') {
    const { time, tagNumbers, since, peers, ...version } = unpackVersion(item)
    return { question: questionOf(version), time, tagNumbers, since, peers }
  }
  const first = firstIn(item)
  if (first === undefined || item.time > upTo) return undefined
  return { question: questionOf(item), time: item.time, tagNumbers: first.tagNumbers, since: item.since }
}

/**
 * Returns the newest version of a question, at or before `upTo` (epoch milliseconds). The first version stays in the
 * question's own item, which sorts before all versions, until an edit or a deletion (decision 0099). A query may read
 * half of a transaction: if it finds nothing, it repeats consistently. Half a read unit for 4 KB.
 */
export async function findQuestionVersion(table: Table, id: number, upTo?: number): Promise<Served | undefined> {
  const newest = { ...questionToVersion(id, upTo), backward: true, limit: 1 }
  for (const consistent of [false, true]) {
    const [item] = await queryItems<StoredItem>(table, { ...newest, consistent })
    const served = item && versionIn(item, upTo ?? Infinity)
    if (served) return served
  }
  return undefined
}

/**
 * Returns every version of a question, oldest first, also of a deleted one; none if it does not exist. Leaves out
 * versions of an earlier question with the same number: by `since`, and for numbers reused before `since` existed, by
 * the question's number of writes. A consistent read unit for each 4 KB.
 */
export async function findQuestionVersions(table: Table, id: number): Promise<Served[]> {
  const items = await queryItems<StoredItem>(table, { ...questionToVersion(id), consistent: true })
  const read = items.flatMap((item) => versionIn(item, Infinity) ?? []).sort((a, b) => a.time - b.time)
  // A first version may be in the question's own item too.
  const versions = read.filter(({ time }, i) => time !== read[i + 1]?.time)
  const now = items.find((item) => item.type === 'question')
  const since = (now ?? items.findLast((item) => item.type === 'question-version'))?.since
  if (since !== undefined) return versions.filter(({ time }) => time >= since)
  return now === undefined ? versions : versions.slice(-now.version)
}
