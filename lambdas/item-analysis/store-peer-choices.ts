import { hasGrown, type PeerChoices, peerChoices } from '#domain/item-analysis/peer-choices.ts'
import type { QuestionSums } from '#domain/item-analysis/question-sums.ts'
import { questionKey, questionVersionKey } from '#table/bank-keys.ts'
import { firstIn, type QuestionItem, questionOf, questionVersionItem } from '#table/question.ts'
import { mapConcurrently } from '#lambdas/attempts/map-concurrently.ts'
import { ifAbsent, ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { packVersion } from '#lambdas/questions/bank/packed-version.ts'

type Grown = { id: number; time: number; peers: PeerChoices }

/** The versions whose counts grew enough to be stored again. */
function grownVersions({ id, versions }: QuestionSums, before: QuestionSums | undefined): Grown[] {
  const choicesAt = (sums: QuestionSums | undefined, time: number) =>
    peerChoices((sums?.versions ?? []).filter(({ version }) => version === time))
  return [...new Set(versions.map(({ version }) => version))]
    .map((time) => ({ id, time, peers: choicesAt({ id, versions }, time) }))
    .filter(({ time, peers }) => hasGrown(choicesAt(before, time), peers))
}

/**
 * Stores what students chose with the version itself, so that a verdict reads it without a read unit more. A first
 * version that is in its question's item gets an item of its own, because what the stream does with a question would
 * follow each count. Does nothing if the version no longer exists.
 */
async function storeChoices(table: Table, { id, time, peers }: Grown): Promise<void> {
  const Key = questionVersionKey(id, time)
  const update = { UpdateExpression: 'SET peers = :peers', ExpressionAttributeValues: { ':peers': peers } }
  const updated = await updateItem(table, { Key, ...update, ...ifPresent })
  if (updated.ok) return
  const question = await getItem<QuestionItem>(table, questionKey(id))
  const first = question && firstIn(question)
  if (!first || question.time !== time) return
  const version = packVersion(questionVersionItem(questionOf(question), { time, since: question.since, ...first }))
  await transactWrite(table, [{ Put: { Item: { ...version, peers }, ...ifAbsent } }])
}

/**
 * Stores the counts of the questions that a batch has added to: at 30 answers, then at each tenth more (issue 54). A run
 * that stops in between leaves older counts until the next step. 1 write unit per KB of a version; the first time also
 * half a read unit and twice as much.
 */
export async function storePeerChoices(
  table: Table,
  before: readonly QuestionSums[],
  after: readonly QuestionSums[],
): Promise<void> {
  const known = new Map(before.map((question) => [question.id, question]))
  const grown = after.flatMap((question) => grownVersions(question, known.get(question.id)))
  await mapConcurrently(grown, (version) => storeChoices(table, version))
}
