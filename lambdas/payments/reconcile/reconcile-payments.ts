import { processingPayments } from '#table/keys.ts'
import { type PaymentItem, paymentOf } from '#table/payment.ts'
import type { ReconcileLog } from '#table/metrics.ts'
import { OVERDUE_MS, STUCK_MS } from '#domain/payments/hold.ts'
import { isOpenPayment, type Payment } from '#domain/payments/payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { settlePayment } from '#lambdas/payments/settle/settle-payment.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { clearFailures, recordFailure } from './record-failure.ts'

const PAGE = 10
const PAGES = 20

type Outcome = 'settled' | 'waiting' | 'failed' | 'stuck'

async function settleOne(before: Payment, deps: PaymentDeps): Promise<Outcome> {
  let undecided = false
  try {
    const { payment } = await settlePayment(before, deps)
    if (!isOpenPayment(payment)) return 'settled'
    undecided = deps.now() - payment.date >= OVERDUE_MS
    if (undecided) throw new Error('The card service has not decided for an hour')
    await clearFailures(before, deps)
    return 'waiting'
  } catch (error) {
    logError(error, { payment: before.key, doing: 'reconcile' })
    return (await recordFailure(before, undecided, deps)) ? 'stuck' : 'failed'
  }
}

/**
 * Settles every payment that has been processing for over a minute, oldest first: 10 at a time, at most 200 a run, and
 * no further page once `isTimeUp`. A failure doesn't stop the others. A payment undecided for an hour counts as failed,
 * for the alarm. Three failures in a row put a payment in trouble until it is settled.
 */
export async function reconcilePayments(
  deps: PaymentDeps,
  isTimeUp: () => boolean = () => false,
): Promise<ReconcileLog> {
  const result: ReconcileLog = { asked: 0, settled: 0, failed: 0, stuck: 0 }
  const before = String(deps.now() - STUCK_MS)
  let from: Record<string, unknown> | undefined
  for (let page = 0; page < PAGES && !isTimeUp(); page += 1) {
    const query = { index: 'gsi2', pk: processingPayments.gsi2pk, before, limit: PAGE, from } as const
    const { items, next } = await queryIndex<PaymentItem>(deps.table, query)
    const outcomes = await Promise.all(items.map((item) => settleOne(paymentOf(item), deps)))
    const count = (...kinds: Outcome[]) => outcomes.filter((outcome) => kinds.includes(outcome)).length
    result.asked += items.length
    result.settled += count('settled')
    result.failed += count('failed', 'stuck')
    result.stuck += count('stuck')
    if (!next) break
    from = next
  }
  return result
}
