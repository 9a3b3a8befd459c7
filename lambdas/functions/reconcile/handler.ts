import type { Context } from 'aws-lambda'
import { deps } from './deps.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import { reportRun } from '#lambdas/payments/reconcile/report-run.ts'

/** A page of payments is begun only with this much time left: the card service may take as long to answer. */
const PAGE_NEEDS_MS = 20_000

/** Runs on a schedule, each minute. Fails, for the alarm, when a payment could not be settled. */
export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) {
  return reportRun(await reconcilePayments(deps, () => context.getRemainingTimeInMillis() < PAGE_NEEDS_MS))
}
