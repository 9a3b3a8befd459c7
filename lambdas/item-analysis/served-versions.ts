import { servedQuestion, hasItem } from '#domain/questions/served-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { type VersionFacts, versionFacts } from '#domain/item-analysis/question-sums.ts'
import { questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import { findQuestionVersion } from '#lambdas/attempts/review/find-question-version.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Version = { question: Question; time: number }
type ServedRef = { id: number; item?: number; startTime: number }

const CONCURRENCY = 20

/**
 * Returns the version of each question that attempts of these times were served, for statistics; undefined if it no
 * longer exists. Half a read unit per question, plus one unit per time at which an older version was served.
 */
export async function servedVersions(
  table: Table,
  refs: readonly ServedRef[],
): Promise<(ref: ServedRef) => VersionFacts | undefined> {
  const items = await batchGet<QuestionItem>(
    table,
    refs.map(({ id }) => questionKey(id)),
  )
  const newest = new Map(items.map((item) => [item.id, { question: questionOf(item), time: item.time }]))
  const nameOf = ({ id, startTime }: ServedRef) => `${id} ${startTime}`
  const isNewest = ({ id, startTime }: ServedRef) => (newest.get(id)?.time ?? Infinity) <= startTime
  const older = [...new Map(refs.filter((ref) => !isNewest(ref)).map((ref) => [nameOf(ref), ref])).values()]
  const before = new Map<string, Version>()
  for (let start = 0; start < older.length; start += CONCURRENCY)
    await Promise.all(
      older.slice(start, start + CONCURRENCY).map(async (ref) => {
        const served = await findQuestionVersion(table, ref.id, ref.startTime)
        if (served) before.set(nameOf(ref), { question: served.question, time: served.time })
      }),
    )
  // Reads an item of a version once, no matter how many attempts were served it.
  const facts = new Map<string, VersionFacts>()
  return (ref) => {
    const version = isNewest(ref) ? newest.get(ref.id) : before.get(nameOf(ref))
    if (version === undefined || !hasItem(version.question, ref.item)) return undefined
    const name = `${ref.id} ${version.time} ${ref.item ?? 0}`
    const known =
      facts.get(name) ?? versionFacts(servedQuestion(version.question, ref.item, undefined), version.time, ref.item)
    facts.set(name, known)
    return known
  }
}
