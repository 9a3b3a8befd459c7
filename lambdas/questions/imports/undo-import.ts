import { importKey, importLefts } from '#table/bank-keys.ts'
import { importLeftItem, type ImportItem, type ImportLeftItem } from '#table/bank.ts'
import type { ImportUndo } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { newBankState } from '#lambdas/questions/bank/bank-state.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { labelsLeft, removedLabels, removeImportLabels } from './import-labels.ts'
import { readLines, removeEmpty, removeLines } from './import-lines.ts'
import { batchByTransaction } from '#lambdas/questions/bank/batch-by-transaction.ts'
import { type PlannedUndo, planUndo } from './plan-undo.ts'
import type { BankWrite } from '#lambdas/questions/bank/question-writes.ts'
import { storeQuestions } from '#lambdas/questions/bank/store-questions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

const LINES_PER_CALL = 25

/** Counts undone questions, and records when the undo began. */
const countUndone = (key: string, count: number, now: number): BankWrite => ({
  write: {
    Update: {
      Key: importKey(key),
      UpdateExpression: 'SET undoneOn = if_not_exists(undoneOn, :now) ADD undone :count',
      ExpressionAttributeValues: { ':count': count, ':now': now },
    },
  },
  guards: 'nothing',
})

/** Undoes what is planned; false if a question was written in between, and the plan must be made again. */
async function undoPlanned(key: string, planned: readonly PlannedUndo[], deps: QuestionDeps): Promise<boolean> {
  const left = planned.filter(({ change }) => change === undefined).map(({ line }) => line)
  if (left.length > 0) {
    const moves = [
      ...removeLines(left).map(({ write }) => write),
      ...left.map(({ id }) => ({ Put: { Item: importLeftItem(key, id) } })),
    ]
    if (!(await transactWrite(deps.table, moves)).ok) return false
  }
  const undoable = planned.flatMap(({ line, change }) => (change ? [{ line, change }] : []))
  const known = newBankState()
  try {
    for (const group of batchByTransaction(undoable))
      await storeQuestions(
        group.map(({ change }) => change),
        deps,
        (changes) => [
          countUndone(key, changes.length, deps.now()),
          ...removeLines(group.filter(({ change }) => changes.includes(change)).map(({ line }) => line)),
        ],
        known,
      )
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'question-changed') return false
    throw error
  }
}

/**
 * Undoes the next 25 questions of an import: deletes what it added and restores what it changed, if unchanged since;
 * names the others. A question and its line change in one transaction, so a repeat continues. The last call removes
 * added labels that nothing uses any more, and lists them with what was left. Refuses with 'import-not-found'.
 */
export async function undoImport(key: string, deps: QuestionDeps): Promise<ImportUndo> {
  const { table } = deps
  const left = new Set<number>()
  return retryOnConflict({ failure: 'An import could not be undone', attempts: 8 }, async () => {
    const { lines, items } = await readLines(table, key, { limit: LINES_PER_CALL + 1, consistent: true })
    const taken = lines.slice(0, LINES_PER_CALL)
    const more = lines.length > taken.length || items.length > LINES_PER_CALL
    const planned = await planUndo(taken, table)
    const done = await undoPlanned(key, planned, deps)
    for (const { line, change } of planned) if (!change) left.add(line.id)
    if (!done) return CONFLICT
    const stay = new Set(lines.slice(taken.length).map(({ item }) => item))
    const emptied = items.filter((item) => !stay.has(item))
    await removeEmpty(table, emptied)
    if (!more) await removeImportLabels(table, key)
    const item = await getItem<ImportItem>(table, importKey(key), { consistent: true })
    if (!item) throw new Refusal('import-not-found')
    if (!more)
      for (const { id } of await queryItems<ImportLeftItem>(table, { ...importLefts(key), consistent: true }))
        left.add(id)
    const { name, author, createdOn, added, changed, undone } = item
    const batch = { key, name, author, createdOn, added, changed, undone, labels: labelsLeft(item) }
    const gone = more ? { tags: [], areas: [] } : await removedLabels(table, item)
    return { batch, left: [...left], ...gone, more }
  })
}
