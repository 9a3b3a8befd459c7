import type { RegradeItem } from '#table/regrade.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { getRegrade, movedRegrade } from './transition-regrade.ts'
import { putQuestionRegrades, readQuestionRegrades } from './question-regrades.ts'
import type { RegradeDeps } from './regrade-deps.ts'

/**
 * Starts to undo a regrade, even during its application; `continueRegrade` restores what it wrote. Only a question's
 * last regrade can be undone, because it started from the results of earlier ones. Idempotent, as `startRegrade`.
 * Audited. Throws 'regrade-not-found', 'regrade-not-applied', 'regrade-not-last', and 'regrade-running'.
 */
export const undoRegradeOf = ({ id }: { id: string }, { table, now }: RegradeDeps): Promise<RegradeItem> =>
  retryOnConflict({ failure: 'A regrade could not be undone' }, async () => {
    const job = await getRegrade(id, table)
    if (job.status === 'undoing' || job.status === 'undone') return job
    if (job.status !== 'applied' && job.status !== 'applying') throw new Refusal('regrade-not-applied')
    const state = await readQuestionRegrades(job.question, table)
    if (state.applied.at(-1) !== id) throw new Refusal('regrade-not-last')
    if (state.running !== undefined && state.running !== id) throw new Refusal('regrade-running')
    const { job: next, write } = movedRegrade(job, { status: 'undoing', since: now(), cursor: '' })
    const written = await transactWrite(table, [
      write,
      putQuestionRegrades(job.question, state, { applied: state.applied, running: id }),
    ])
    return written.ok ? next : CONFLICT
  })
