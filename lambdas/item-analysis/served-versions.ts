import { servedQuestion, hasItem } from '#domain/questions/served-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { type VersionFacts, versionFacts } from '#domain/item-analysis/question-sums.ts'
import { questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import { findQuestionVersion } from '#lambdas/attempts/review/find-question-version.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Version = { question: Question; time: number }
type Place = { id: number; item?: number; startTime: number }

const AT_ONCE = 20

/**
 * Returns the version of each question that attempts of these times were served, for statistics; undefined if it no
 * longer exists. Half a read unit per question, plus one unit per time at which an older version was served.
 */
export async function servedVersions(
  table: Table,
  places: readonly Place[],
): Promise<(place: Place) => VersionFacts | undefined> {
  const items = await batchGet<QuestionItem>(
    table,
    places.map(({ id }) => questionKey(id)),
  )
  const newest = new Map(items.map((item) => [item.id, { question: questionOf(item), time: item.time }]))
  const nameOf = ({ id, startTime }: Place) => `${id} ${startTime}`
  const isNewest = ({ id, startTime }: Place) => (newest.get(id)?.time ?? Infinity) <= startTime
  const older = [...new Map(places.filter((place) => !isNewest(place)).map((place) => [nameOf(place), place])).values()]
  const before = new Map<string, Version>()
  for (let start = 0; start < older.length; start += AT_ONCE)
    await Promise.all(
      older.slice(start, start + AT_ONCE).map(async (place) => {
        const served = await findQuestionVersion(table, place.id, place.startTime)
        if (served) before.set(nameOf(place), { question: served.question, time: served.time })
      }),
    )
  // Reads an item of a version once, no matter how many attempts were served it.
  const facts = new Map<string, VersionFacts>()
  return (place) => {
    const version = isNewest(place) ? newest.get(place.id) : before.get(nameOf(place))
    if (version === undefined || !hasItem(version.question, place.item)) return undefined
    const name = `${place.id} ${version.time} ${place.item ?? 0}`
    const known =
      facts.get(name) ?? versionFacts(servedQuestion(version.question, place.item, undefined), version.time, place.item)
    facts.set(name, known)
    return known
  }
}
