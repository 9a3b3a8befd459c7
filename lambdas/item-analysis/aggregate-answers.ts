import { questionAnswers } from '#domain/item-analysis/attempt-items.ts'
import { addToVersions, type VersionSums, versionSums } from '#domain/item-analysis/question-sums.ts'
import { answersDay, type AttemptAnswersItem, unpackAttemptAnswers } from '#table/item-analysis.ts'
import { attemptAnswersKey, newAnswers } from '#table/bank-keys.ts'
import { STATISTICS_BATCH, statisticsSums } from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { ofRound } from './rebuild-statistics.ts'
import { servedVersions } from './served-versions.ts'
import { addToFile, type BatchFile, readBatch, type StatisticsDeps } from './sums-files.ts'

/** The attempts whose answers are counted together. */
const ATTEMPTS_PER_BATCH = 100
const CONCURRENCY = 20

/** Returns a batch's contributions by the file that they are added to. */
async function contributions(table: Table, items: readonly AttemptAnswersItem[]) {
  const placed = items.flatMap(({ startTime, ability, answers }) =>
    questionAnswers(unpackAttemptAnswers(answers), ability).map((answer) => ({ ...answer, startTime })),
  )
  const versionOf = await servedVersions(table, placed)
  const byFile = new Map<string, Map<number, VersionSums[]>>()
  for (const answer of placed) {
    const facts = versionOf(answer)
    if (facts === undefined) continue
    const file = statisticsSums(answer.id)
    const questions = byFile.get(file) ?? new Map<number, VersionSums[]>()
    const sums = versionSums(facts, answer.answer)
    questions.set(answer.id, addToVersions(questions.get(answer.id) ?? [], { ...facts, sums }))
    byFile.set(file, questions)
  }
  return byFile
}

/** Removes the marks of counted answers. Answers marked by a newer rebuild keep theirs (`rebuildStatistics`). */
async function removeMarks(table: Table, items: readonly AttemptAnswersItem[], round: number): Promise<void> {
  const update = {
    UpdateExpression: 'SET #round = :round REMOVE gsi1pk, gsi1sk',
    ...ofRound(round),
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#round) OR #round <= :round)',
  }
  for (let start = 0; start < items.length; start += CONCURRENCY)
    await Promise.all(
      items.slice(start, start + CONCURRENCY).map(({ pk, sk }) => updateItem(table, { Key: { pk, sk }, ...update })),
    )
}

/**
 * Returns the unfinished batch or, if there is none, a new one of waiting answers. Undefined if none wait or another
 * run has started a batch.
 */
async function beginBatch({ table, files }: StatisticsDeps) {
  const { file, last } = await readBatch(files)
  if (last.keys.length > 0)
    return { ...last, items: await batchGet<AttemptAnswersItem>(table, last.keys, { consistent: true }) }
  const { items: listed } = await queryIndex<AttemptAnswersItem>(table, {
    index: 'gsi1',
    pk: newAnswers.gsi1pk,
    limit: ATTEMPTS_PER_BATCH,
  })
  // The index may still list counted answers; the items themselves are current.
  const keys = listed.map(({ endTime, sk }) => attemptAnswersKey(answersDay(endTime), sk))
  const items = (await batchGet<AttemptAnswersItem>(table, keys, { consistent: true })).filter(
    ({ gsi1pk }) => gsi1pk !== undefined,
  )
  if (items.length === 0) return undefined
  // If the bucket was lost during a rebuild, the marked answers name the rebuild.
  const round = Math.max(last.round, ...items.map((item) => item.round ?? 0))
  const batch: BatchFile = { batch: last.batch + 1, round, keys: items.map(({ pk, sk }) => ({ pk, sk })) }
  return (await files.replace(STATISTICS_BATCH, [batch], file?.etag)) ? { ...batch, items } : undefined
}

/** Marks a batch as done. Returns false if another run already has. */
async function endBatch(files: SearchFiles, { batch, round }: BatchFile): Promise<boolean> {
  const { file, last } = await readBatch(files)
  if (last.batch !== batch || last.keys.length === 0) return false
  return files.replace(STATISTICS_BATCH, [{ batch, round, keys: [] }], file?.etag)
}

/**
 * Adds waiting answers to their questions' statistics, a hundred attempts at a time, until none wait or `stop`. Returns
 * how many were counted. Each counts once (decision 0115): the batch is written first, every sums file names its last
 * batch, and marks are removed before the next batch. Safe to stop anywhere and to run concurrently.
 */
export async function aggregateAnswers(
  deps: StatisticsDeps,
  stop: () => boolean = () => false,
): Promise<{ counted: number }> {
  let counted = 0
  while (!stop()) {
    const batch = await beginBatch(deps)
    if (batch === undefined) break
    for (const [name, added] of await contributions(deps.table, batch.items))
      if (!(await addToFile(deps, name, batch, added))) return { counted }
    await removeMarks(deps.table, batch.items, batch.round)
    if (!(await endBatch(deps.files, batch))) break
    counted += batch.items.length
  }
  return { counted }
}
