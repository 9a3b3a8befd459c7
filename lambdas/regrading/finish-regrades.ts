import { openRegrades } from '#table/bank-keys.ts'
import type { RegradeItem } from '#table/regrade.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { continueRegrade } from './continue-regrade.ts'
import { mailNextStudent, type RegradeMailDeps } from './mail-regrades.ts'
import { isMailing } from './move-regrade.ts'

const MOST = 25
/** A browser goes on with a regrade every few seconds: one that began this long ago may have been left. */
const LEFT_AFTER_MS = 30 * 60_000

/**
 * Goes on with regrades that were begun half an hour ago or more, in the name of who began them, and sends the mails of those that are
 * applied or undone, until nothing is left or `isOver`; the next run goes on. One that fails is in no other's way. Returns how many steps and mails there
 * were, and how many regrades failed.
 */
export async function finishRegrades(
  deps: RegradeMailDeps,
  isOver: () => boolean,
): Promise<{ regradeSteps: number; regradeMails: number; regradesFailed: number }> {
  const run = { regradeSteps: 0, regradeMails: 0, regradesFailed: 0 }
  const { items } = await queryIndex<RegradeItem>(deps.table, { index: 'gsi2', pk: openRegrades.gsi2pk, limit: MOST })
  for (const { id, by, since, status } of items) {
    const isWorking = status === 'checking' || status === 'applying' || status === 'undoing'
    if (isWorking && deps.now() - since < LEFT_AFTER_MS) continue
    try {
      let job: RegradeItem | undefined
      for (let goesOn = isWorking; goesOn && !isOver(); run.regradeSteps += 1) {
        job = await withAudit(by, () => continueRegrade({ id }, deps))
        goesOn = job.status === 'checking' || job.status === 'applying' || job.status === 'undoing'
      }
      for (let more = job === undefined || isMailing(job); more && !isOver();) {
        const { sent, more: left } = await mailNextStudent(id, deps)
        if (sent) run.regradeMails += 1
        more = left
      }
    } catch (error) {
      run.regradesFailed += 1
      logError(error, { doing: 'go on with a regrade', id })
    }
  }
  return run
}
