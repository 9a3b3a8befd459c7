import { importKey } from '#table/bank-keys.ts'
import { userKey } from '#table/keys.ts'
import { type ImportItem, importItem, type ImportLine } from '#table/bank.ts'
import type { UserItem } from '#table/user.ts'
import type { ImportBatchInput } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import type { Change } from '#lambdas/questions/bank/change.ts'
import { type HeldLine, addLines, readLines, renewLines } from './import-lines.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import type { AddedLabels, ExtraWrites } from '#lambdas/questions/bank/store-questions.ts'

/** An open batch: the writes that a group of changes adds to its transaction. */
export type ImportBatchRecord = ExtraWrites

const MAX_NAME_LENGTH = 200
/** The maximum clock difference of two functions. */
const MAX_CLOCK_SKEW_MS = 60_000

/** Drops the last editor: the next change adds its own. */
const factsOf = ({ key, name, author, createdOn }: ImportItem) => ({ key, name, author, createdOn })

/** Returns the positions of labels that the import added to the lists, which its undo may remove. */
const labelCounts = ({ tags, areas }: AddedLabels): Record<string, Set<number>> => ({
  ...(tags.length > 0 ? { newTags: new Set(tags) } : {}),
  ...(areas.length > 0 ? { newAreas: new Set(areas) } : {}),
})

/** Adds to the counts of an imported file, and writes the file itself if it is new. */
function countWrite(item: ImportItem, counts: { added: number; changed: number }, labels: AddedLabels): Write {
  const { pk, sk, added: _added, changed: _changed, undone: _undone, ...facts } = item
  const names = Object.keys(facts)
  const sums = { ...counts, undone: 0, ...labelCounts(labels) }
  return {
    Update: {
      Key: { pk, sk },
      UpdateExpression: `SET ${names.map((_, i) => `#f${i} = if_not_exists(#f${i}, :f${i})`).join(', ')} ADD ${Object.keys(
        sums,
      )
        .map((name) => `${name} :${name}`)
        .join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name, i) => [`#f${i}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.values(facts).map((value, i) => [`:f${i}`, value])),
        ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [`:${name}`, sum])),
      },
    },
  }
}

/** Whether this batch, begun at `createdOn`, may have written the question of a change before. */
const mayBeOfBatch = (change: Change, createdOn: number): boolean =>
  change.kind === 'update' && change.before.time >= createdOn - MAX_CLOCK_SKEW_MS

/** A batch as read: its file, and since when it is known; undefined: it is new. */
export type OpenBatch = { item: ImportItem; knownSince: number | undefined }

/**
 * Reads the batch named by a client; the author of a new one is the first writer. Refuses an invalid key with
 * 'import-unnamed'.
 */
export async function openBatch(
  { key, name }: ImportBatchInput,
  uid: string,
  { table, now }: QuestionDeps,
): Promise<OpenBatch> {
  if (!/^[\w-]{1,64}$/.test(key)) throw new Refusal('import-unnamed')
  const known = await getItem<ImportItem>(table, importKey(key))
  const author = known ? undefined : await getItem<UserItem>(table, userKey(uid))
  // Cuts between characters: half of a surrogate pair is invalid.
  const short = Array.from(name).slice(0, MAX_NAME_LENGTH).join('')
  const file = { key, name: short, author: author?.displayName ?? '', createdOn: now() }
  return { item: importItem(known ? factsOf(known) : file), knownSince: known?.createdOn }
}

/**
 * Returns the additions of rows that will make `planned` changes to a batch. A question that the same batch changes
 * twice is counted once, and undone to its state before the first change: reads its lines if a question's version may
 * be the batch's own.
 */
export async function recordChanges(
  { item, knownSince }: OpenBatch,
  planned: readonly Change[],
  { table }: QuestionDeps,
): Promise<ImportBatchRecord> {
  const { key } = item
  const again = knownSince !== undefined && planned.some((change) => mayBeOfBatch(change, knownSince))
  const { lines } = again ? await readLines(table, key, { consistent: true }) : { lines: [] }
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  return (changes, stored, labels) => {
    const added: ImportLine[] = []
    const changed: ImportLine[] = []
    const renewed: (HeldLine & { renewed: number })[] = []
    changes.forEach((change, index) => {
      const after = stored[index]
      if (!after || change.kind === 'delete') return
      const line = { id: after.question.id, time: after.time }
      if (change.kind === 'add') return void added.push(line)
      const earlier = lineOf.get(line.id)
      if (earlier?.time === change.before.time) renewed.push({ ...earlier, renewed: line.time })
      else changed.push({ ...line, before: change.before.time })
    })
    return [
      { write: countWrite(item, { added: added.length, changed: changed.length }, labels), guards: 'nothing' },
      ...addLines(key, [...added, ...changed]),
      ...renewLines(renewed),
    ]
  }
}
