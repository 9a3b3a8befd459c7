import { statisticsWords } from '#domain/messages/statistics.ts'
import { placedAnswers } from '#domain/statistics/attempt-items.ts'
import { LEFT_OUT, sumsOfAnswer } from '#domain/statistics/item-sums.ts'
import {
  addToVersions,
  byPlace,
  type QuestionSums,
  statisticsEntries,
  type StatisticsEntry,
  type VersionSums,
} from '#domain/statistics/question-sums.ts'
import { answersDay, type AttemptAnswersItem, unpackAttemptAnswers } from '#table/attempt-answers.ts'
import { attemptAnswersKey, newAnswers } from '#table/bank-keys.ts'
import type { Key } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'
import { STATISTICS_BATCH, statisticsList, statisticsSums } from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { ifAbsent, ifPresent, onCondition } from '#lambdas/dynamodb/conditions.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { timePart } from '#lambdas/field/ids.ts'
import { servedVersions } from './served-versions.ts'

/** `now`: epoch milliseconds. */
export type FoldDeps = { table: Table; files: SearchFiles; now: () => number }

/** Attempts whose answers are counted together. */
const ATTEMPTS_A_BATCH = 100
const AT_ONCE = 20
const DAY_MS = 24 * 3_600_000

/** The batch that is being counted (`keys` of its items) or, once it is done, the last one (`keys` is empty). */
type BatchFile = { batch: number; keys: Key[] }

/** Sums of questions, and the batch that was added last. */
export type SumsFile = { batch: number; questions: QuestionSums[] }

/** The contributions of a batch, by the file that they are added to. */
async function contributions(table: Table, items: readonly AttemptAnswersItem[]) {
  const placed = items.flatMap(({ startTime, ability, answers }) =>
    placedAnswers(unpackAttemptAnswers(answers), ability).map((place) => ({ ...place, startTime })),
  )
  const versionOf = await servedVersions(table, placed)
  const byFile = new Map<string, Map<number, VersionSums[]>>()
  for (const place of placed) {
    const facts = versionOf(place)
    if (facts === undefined) continue
    // Choices of other types are no option numbers.
    const answer = place.answer && (facts.key ? place.answer : { ...place.answer, choice: [] })
    const file = statisticsSums(place.id)
    const questions = byFile.get(file) ?? new Map<number, VersionSums[]>()
    const sums = answer ? sumsOfAnswer(answer) : LEFT_OUT
    questions.set(place.id, addToVersions(questions.get(place.id) ?? [], { ...facts, sums }))
    byFile.set(file, questions)
  }
  return byFile
}

const byNumber = (a: QuestionSums, b: QuestionSums) => a.id - b.id

function merged(before: readonly QuestionSums[], added: ReadonlyMap<number, VersionSums[]>): QuestionSums[] {
  const known = new Map(before.map((question) => [question.id, question.versions]))
  for (const [id, versions] of added) known.set(id, versions.reduce(addToVersions, known.get(id) ?? []))
  return [...known].map(([id, versions]) => ({ id, versions })).sort(byNumber)
}

/** Whether a line has a flaw that its question did not have before. */
function hasNewFlaw(before: readonly StatisticsEntry[], after: readonly StatisticsEntry[]): boolean {
  const nameOf = ({ id, item = 0 }: StatisticsEntry, flaw: string) => `${id} ${item} ${flaw}`
  const known = new Set(before.flatMap((line) => line.flaws.map((flaw) => nameOf(line, flaw))))
  return after.some((line) => line.flaws.some((flaw) => !known.has(nameOf(line, flaw))))
}

/** Says to administrators, once a day until it is dismissed, that flaws came to light. */
async function notify({ table, now }: FoldDeps): Promise<void> {
  const day = Math.floor(now() / DAY_MS) * DAY_MS
  // Of its day and its kind: the same key for all flaws of a day.
  const key = `${timePart(day)}questionflaws000`
  const path = '/questions/statistics?view=flaws'
  const notification = { key, message: statisticsWords.notification, createdOn: now(), path }
  // Where it is there already, nothing is to be written.
  await transactWrite(table, [{ Put: { Item: notificationItem(notification), ...ifAbsent } }])
}

/**
 * Adds a batch to a file of sums unless it is in it, and writes its lines of the list; of flaws that are new in it administrators hear
 * before, so that a run which stops between the two says it again. False: another run wrote the file.
 */
async function addToFile(
  deps: FoldDeps,
  name: string,
  batch: number,
  added: ReadonlyMap<number, VersionSums[]>,
): Promise<boolean> {
  const { files } = deps
  const file = await files.read<SumsFile>(name)
  const before = file?.entries[0] ?? { batch: 0, questions: [] }
  const isIn = before.batch >= batch
  const questions = isIn ? before.questions : merged(before.questions, added)
  if (!isIn && !(await files.replace(name, [{ batch, questions }], file?.etag))) return false
  // The list is made of the sums and set, never added to: also where a run before stopped between the two.
  const list = statisticsList(name)
  const lines = questions.flatMap(statisticsEntries).sort(byPlace)
  if (hasNewFlaw((await files.read<StatisticsEntry>(list))?.entries ?? [], lines)) await notify(deps)
  await files.write(list, lines)
  return true
}

async function removeMarks(table: Table, items: readonly AttemptAnswersItem[]): Promise<void> {
  const update = { UpdateExpression: 'REMOVE gsi1pk, gsi1sk' }
  for (let start = 0; start < items.length; start += AT_ONCE)
    await Promise.all(
      items
        .slice(start, start + AT_ONCE)
        .map(({ pk, sk }) => updateItem(table, { Key: { pk, sk }, ...onCondition(update, ifPresent) })),
    )
}

/** The batch that was begun or, if none was, a new one of answers that wait; undefined: none wait, or another run began one. */
async function beginBatch({ table, files }: FoldDeps) {
  const file = await files.read<BatchFile>(STATISTICS_BATCH)
  const last = file?.entries[0] ?? { batch: 0, keys: [] }
  if (last.keys.length > 0)
    return { batch: last.batch, items: await batchGet<AttemptAnswersItem>(table, last.keys, { consistent: true }) }
  const { items: listed } = await queryIndex<AttemptAnswersItem>(table, {
    index: 'gsi1',
    pk: newAnswers.gsi1pk,
    limit: ATTEMPTS_A_BATCH,
  })
  // The index may still list answers that were counted: the items themselves say so.
  const keys = listed.map(({ endTime, sk }) => attemptAnswersKey(answersDay(endTime), sk))
  const items = (await batchGet<AttemptAnswersItem>(table, keys, { consistent: true })).filter(
    ({ gsi1pk }) => gsi1pk !== undefined,
  )
  if (items.length === 0) return undefined
  const batch: BatchFile = { batch: last.batch + 1, keys: items.map(({ pk, sk }) => ({ pk, sk })) }
  return (await files.replace(STATISTICS_BATCH, [batch], file?.etag)) ? { batch: batch.batch, items } : undefined
}

/** Says that a batch is done; false: another run did. */
async function endBatch(files: SearchFiles, batch: number): Promise<boolean> {
  const file = await files.read<BatchFile>(STATISTICS_BATCH)
  const last = file?.entries[0]
  if (last?.batch !== batch || last.keys.length === 0) return false
  return files.replace(STATISTICS_BATCH, [{ batch, keys: [] }], file?.etag)
}

/**
 * Adds answers that wait to the statistics of their questions, a hundred attempts at a time, until none wait or `stop` says that the
 * time is over; resolves with how many attempts were counted. Each counts exactly once (decision 0115): which attempts a batch holds
 * is written before anything else, every file of sums names the last batch that it holds, and the marks by which answers wait go before
 * the next batch begins. A run that was stopped anywhere is taken up by the next; two at once do the same and write it once.
 */
export async function foldAnswers(deps: FoldDeps, stop: () => boolean = () => false): Promise<{ counted: number }> {
  let counted = 0
  while (!stop()) {
    const begun = await beginBatch(deps)
    if (begun === undefined) break
    const { batch, items } = begun
    for (const [name, added] of await contributions(deps.table, items))
      if (!(await addToFile(deps, name, batch, added))) return { counted }
    await removeMarks(deps.table, items)
    if (!(await endBatch(deps.files, batch))) break
    counted += items.length
  }
  return { counted }
}
