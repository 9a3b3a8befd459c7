import type { Context } from 'aws-lambda'
import { publish } from '#lambdas/aws/publish.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { lazyGateway, stripeConnector } from '#lambdas/payments/stripe/connect-stripe.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import { reportRun } from '#lambdas/payments/reconcile/report-run.ts'

const deps = { table: getTable(), gateway: lazyGateway(stripeConnector()), publish, now: () => Date.now() }

/** A page of payments starts only with this much time left, because the card service may be slow. */
const PAGE_NEEDS_MS = 20_000

/** Runs on a schedule every minute. Throws, for the alarm, if a payment could not be settled. */
export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) {
  return reportRun(await reconcilePayments(deps, () => context.getRemainingTimeInMillis() < PAGE_NEEDS_MS))
}
