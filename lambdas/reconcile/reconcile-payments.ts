import { processingPayments } from '../../data/keys.ts'
import { type PaymentItem, paymentOf } from '../../data/payment.ts'
import { OVERDUE_MS, STUCK_MS } from '../../domain/registration/hold.ts'
import type { Money } from '../registration/money.ts'
import { settlePayment } from '../registration/settle-payment.ts'
import { logError } from '../shared/log-error.ts'
import { queryIndex } from '../shared/query-index.ts'

/** How one run went. */
export type Reconciled = { asked: number; settled: number; failed: number }

const PAGE = 10
const PAGES = 20

async function settleOne(money: Money, item: PaymentItem): Promise<keyof Omit<Reconciled, 'asked'> | 'waiting'> {
  try {
    const { payment } = await settlePayment(money, paymentOf(item))
    if (!payment.processing) return 'settled'
    if (money.now() - payment.date < OVERDUE_MS) return 'waiting'
    throw new Error('The card service has not decided for an hour')
  } catch (error) {
    logError(error, { requestId: 'none', payment: item.key, doing: 'reconcile' })
    return 'failed'
  }
}

/**
 * Settles every payment that has been processing for over a minute, oldest first: 10 at a time, at most 200 a run, and
 * no page more once `isTimeUp`. One payment's failure stops no other; one that the card service leaves undecided for an hour
 * counts as failed, for the alarm.
 */
export async function reconcilePayments(money: Money, isTimeUp: () => boolean = () => false): Promise<Reconciled> {
  const result: Reconciled = { asked: 0, settled: 0, failed: 0 }
  const before = String(money.now() - STUCK_MS)
  let from: Record<string, unknown> | undefined
  for (let page = 0; page < PAGES && !isTimeUp(); page += 1) {
    const query = { index: 'gsi2', pk: processingPayments.gsi2pk, before, limit: PAGE, from } as const
    const { items, next } = await queryIndex<PaymentItem>(money.table, query)
    const outcomes = await Promise.all(items.map((item) => settleOne(money, item)))
    result.asked += items.length
    result.settled += outcomes.filter((outcome) => outcome === 'settled').length
    result.failed += outcomes.filter((outcome) => outcome === 'failed').length
    if (!next) break
    from = next
  }
  return result
}
