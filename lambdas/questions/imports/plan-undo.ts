import { questionVersionKey } from '#table/bank-keys.ts'
import { questionOf } from '#table/question.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Change } from '#lambdas/questions/bank/change.ts'
import type { HeldLine } from './import-lines.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/bank/packed-version.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'

/** A line of an import with the change that takes it back; none for a question that is no longer as the import left it. */
export type PlannedUndo = { line: HeldLine; change?: Change }

/**
 * What undoing these lines of an import would do: a question that it added is deleted, one that it changed is as before, each only
 * while it is as the import left it.
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
    // The import itself may have written it, a moment ago.
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
