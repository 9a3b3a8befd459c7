import { questionVersionKey } from '#table/bank-keys.ts'
import { questionOf } from '#table/question.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Change } from '#lambdas/questions/bank/change.ts'
import type { HeldLine } from './import-lines.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/bank/packed-version.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'

/** A line of an import with the change that undoes it; none if the question was changed since the import. */
export type PlannedUndo = { line: HeldLine; change?: Change }

/**
 * Plans the undo of these lines of an import: deletes a question that it added and restores one that it changed, each
 * only if it is unchanged since.
 */
export async function planUndo(lines: readonly HeldLine[], table: Table): Promise<PlannedUndo[]> {
  const questions = await readQuestions(
    table,
    lines.map(({ id }) => id),
  )
  const untouched = lines.filter(({ id, time }) => questions.get(id)?.time === time)
  const versions = await batchGet<StoredVersion>(
    table,
    untouched.flatMap(({ id, before }) => (before === undefined ? [] : [questionVersionKey(id, before)])),
    // The import itself may have just written it.
    { consistent: true },
  )
  return lines.map((line) => {
    const now = questions.get(line.id)
    if (now?.time !== line.time) return { line }
    if (line.before === undefined) return { line, change: { kind: 'delete', before: now } }
    const version = versions.find(({ id }) => id === line.id)
    return version
      ? { line, change: { kind: 'update', before: now, question: questionOf(unpackVersion(version)) } }
      : { line }
  })
}
