import { statisticsWords } from '#domain/messages/statistics.ts'
import {
  addToVersions,
  byPlace,
  type QuestionSums,
  statisticsEntries,
  type StatisticsEntry,
  type VersionSums,
} from '#domain/item-analysis/question-sums.ts'
import type { Key } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'
import { STATISTICS_BATCH, statisticsList } from '#table/search-files.ts'
import type { SearchFile, SearchFiles } from '#lambdas/aws/search-files.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { timePart } from '#lambdas/field/ids.ts'
import { storePeerChoices } from './store-peer-choices.ts'

/** `now`: epoch milliseconds. */
export type StatisticsDeps = { table: Table; files: SearchFiles; now: () => number }

/**
 * The batch in progress (`keys` of its items) or, once done, the last one (`keys` is empty). `round`: the rebuild of
 * the sums, by its start (epoch milliseconds); 0 if there was none.
 */
export type BatchFile = { batch: number; round: number; keys: Key[] }

/** Questions' sums, the batch added last, and the rebuild that they belong to (absent: 0). */
export type SumsFile = { batch: number; round?: number; questions: QuestionSums[] }

/** Returns the stored batch; before the first one there is no file. */
export async function readBatch(files: SearchFiles): Promise<{ file?: SearchFile<unknown>; last: BatchFile }> {
  const file = await files.read<Omit<BatchFile, 'round'> & { round?: number }>(STATISTICS_BATCH)
  const last = { batch: 0, round: 0, keys: [], ...file?.entries[0] }
  return file ? { file, last } : { last }
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

const DAY_MS = 24 * 3_600_000

/** Notifies administrators of new flaws, at most once a day until dismissed. */
async function notify({ table, now }: StatisticsDeps): Promise<void> {
  const day = Math.floor(now() / DAY_MS) * DAY_MS
  // The key derives from the day and kind, so all flaws of a day share one notification.
  const key = `${timePart(day)}questionflaws000`
  const path = '/questions/statistics?view=flaws'
  const notification = { key, message: statisticsWords.notification, createdOn: now(), path }
  // Does nothing if the notification already exists.
  await transactWrite(table, [{ Put: { Item: notificationItem(notification), ...ifAbsent } }])
}

/**
 * Adds a batch to a sums file once, and writes its lines of the list, after notifying administrators of new flaws, so
 * that an interrupted run notifies again. Sums of an older rebuild start over. Returns false if another run wrote the
 * file, or it belongs to a newer rebuild.
 */
export async function addToFile(
  deps: StatisticsDeps,
  name: string,
  { batch, round }: Omit<BatchFile, 'keys'>,
  added: ReadonlyMap<number, VersionSums[]>,
): Promise<boolean> {
  const { files } = deps
  const list = statisticsList(name)
  for (;;) {
    // Reads the list before the sums, so that a writer that finds it unchanged at the end writes the newest.
    const shown = await files.read<StatisticsEntry>(list)
    const file = await files.read<SumsFile>(name)
    const { round: roundBefore = 0, ...before } = file?.entries[0] ?? { batch: 0, questions: [] }
    if (roundBefore > round) return false
    const isIn = roundBefore === round && before.batch >= batch
    const earlier = roundBefore === round ? before.questions : []
    const questions = isIn ? before.questions : merged(earlier, added)
    if (!isIn) {
      if (!(await files.replace(name, [{ batch, round, questions }], file?.etag))) return false
      await storePeerChoices(deps.table, earlier, questions)
    }
    // The list is recomputed from the sums, never added to, also after a run that stopped between the two.
    const lines = questions.flatMap(statisticsEntries).sort(byPlace)
    if (hasNewFlaw(shown?.entries ?? [], lines)) await notify(deps)
    if (await files.replace(list, lines, shown?.etag)) return true
  }
}
