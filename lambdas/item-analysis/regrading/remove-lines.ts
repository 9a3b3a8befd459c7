import { regradeLinesBefore, regradeLinesOf, regrades } from '#table/bank-keys.ts'
import type { RegradeItem, RegradeLineItem, RegradeStatus } from '#table/regrade.ts'
import { asPartOfAct } from '#lambdas/dynamodb/audit-context.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { getRegrade, movedRegrade } from './transition-regrade.ts'

const LINES_PER_WRITE = 99

const BEFORE_UNDO: readonly RegradeStatus[] = ['checking', 'checked', 'applying']

/** Whether a line is not applied yet; its attempt then counts as gone. */
const isPending = ({ state }: RegradeLineItem, { status }: RegradeItem) =>
  state === 'planned' && BEFORE_UNDO.includes(status)

/** The positions among a regrade's lines. */
const CURSORS = ['cursor', 'mailed', 'unmailed'] as const

/**
 * Returns the regrade's positions at the student's lines, moved back to the last line before them, since the student's
 * lines are removed.
 */
async function cursorsWithout(job: RegradeItem, uid: string, table: Table): Promise<Partial<RegradeItem>> {
  const { prefix } = regradeLinesOf(job.id, uid)
  const moved = CURSORS.filter((cursor) => job[cursor]?.startsWith(prefix))
  if (moved.length === 0) return {}
  const query = { ...regradeLinesBefore(job.id, uid), backward: true, limit: 1, consistent: true }
  const [line] = await queryItems<RegradeLineItem>(table, query)
  return Object.fromEntries(moved.map((cursor) => [cursor, line?.sk ?? '']))
}

/** Removes lines of a student from a regrade. Returns whether more are left. */
const removeSome = (id: string, uid: string, table: Table): Promise<boolean> =>
  retryOnConflict({ failure: 'Lines of a regrade could not be removed' }, async () => {
    const job = await getRegrade(id, table)
    const query = { ...regradeLinesOf(id, uid), limit: LINES_PER_WRITE, consistent: true }
    const lines = await queryItems<RegradeLineItem>(table, query)
    const isLast = lines.length < LINES_PER_WRITE
    const cursors = isLast ? await cursorsWithout(job, uid, table) : {}
    // Changes the version, so that a dry-run step fails if it read the student's attempts before they were deleted.
    if (lines.length === 0 && Object.keys(cursors).length === 0 && job.status !== 'checking') return false
    const gone = job.done.gone + lines.filter((line) => isPending(line, job)).length
    const { write } = movedRegrade(job, { ...cursors, done: { ...job.done, gone } })
    const removals = lines.map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } }))
    return (await transactWrite(table, [write, ...removals])).ok ? !isLast : CONFLICT
  })

/**
 * Removes a deleted student's lines from every regrade, and positions that name the student. Lines not applied yet
 * count as gone; applied and undone ones keep counting. Idempotent, and safe during any step of a regrade. Half a read
 * unit per 4 KB of regrades, plus 2 strong ones each.
 */
export async function removeStudentFromRegrades(uid: string, table: Table): Promise<void> {
  const jobs = await queryWholeIndex<RegradeItem>(table, { index: 'gsi1', pk: regrades.gsi1pk })
  await asPartOfAct(async () => {
    for (const { id } of jobs) while (await removeSome(id, uid, table));
  })
}
