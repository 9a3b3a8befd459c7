import { paymentKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { isOpenPayment, type Payment, type RefundReason } from '#domain/payments/payment.ts'
import { settleVerdict } from '#domain/payments/settle-verdict.ts'
import type { Intent, Ordered } from './cards.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { askIntent } from './ask-intent.ts'
import { enrolStudent } from './enrol-student.ts'
import { failPayment } from './fail-payment.ts'
import type { Money } from './money.ts'
import { publishSettled, type Settlement } from './publish-settled.ts'
import { refundPayment } from './refund-payment.ts'
import { seeRefundThrough } from './see-refund-through.ts'

/** A payment as it stands; `clientSecret` while the bank asks the buyer to confirm. */
export type Settled = { payment: Payment; clientSecret?: string }

/** What the caller knows already and need not be asked again: the order's fresh answer, the course. */
export type Known = { ordered?: Ordered; course?: Course }

async function rememberIntent({ table }: Money, payment: Payment, intent: Intent): Promise<Payment> {
  if (payment.intentId === intent.id) return payment
  await transactWrite(table, [
    {
      Update: {
        Key: paymentKey(payment.key),
        UpdateExpression: 'SET intentId = :intent',
        ConditionExpression: 'processing = :true',
        ExpressionAttributeValues: { ':intent': intent.id, ':true': true },
      },
    },
  ])
  return { ...payment, intentId: intent.id }
}

async function tell(money: Money, settlement: Settlement): Promise<Settled> {
  await publishSettled(money.publish, settlement)
  return { payment: settlement.payment }
}

const refund = async (money: Money, payment: Payment, intent: Intent, reason: RefundReason) =>
  tell(money, await refundPayment(money, payment, intent, reason))

async function enrol(money: Money, payment: Payment, intent: Intent, course?: Course): Promise<Settled> {
  const enrolled = await enrolStudent(money, payment, intent, course)
  if (enrolled.is === 'refund') return refund(money, payment, intent, enrolled.reason)
  if (enrolled.is === 'enrolled') return tell(money, enrolled.enrolment)
  const { payment: standing } = enrolled
  // Another call decided to refund and may have stopped in the middle.
  if (standing.processing && standing.refunding) return refund(money, standing, intent, standing.refunding)
  return { payment: standing }
}

async function fail(money: Money, payment: Payment, intent: Intent): Promise<Settled> {
  const { id: intentId, chargeId, failure } = intent
  const failed = { intentId, ...(chargeId && { chargeId }), ...(failure && { failure }) }
  return tell(money, { payment: await failPayment(money, payment, failed) })
}

async function settleWith(money: Money, payment: Payment, intent: Intent, course?: Course): Promise<Settled> {
  if (intent.refunded === true) return refund(money, payment, intent, 'at-card-service')
  switch (settleVerdict(payment, intent, money.now())) {
    case 'enrol':
      return enrol(money, payment, intent, course)
    case 'refund':
      return refund(money, payment, intent, 'amount-differs')
    case 'fail':
      return fail(money, payment, intent)
    case 'wait': {
      const waiting = await rememberIntent(money, payment, intent)
      return { payment: waiting, ...(intent.clientSecret && { clientSecret: intent.clientSecret }) }
    }
    case 'cancel': {
      // Nobody may pay it any more before it counts as failed; it may also have been paid just now.
      const after = await money.cards.cancel(intent.id)
      const { failure } = intent
      if (after.status === 'succeeded') return settleWith(money, payment, after, course)
      if (after.status !== 'canceled') return { payment: await rememberIntent(money, payment, intent) }
      return fail(money, payment, { ...after, ...(failure && { failure }) })
    }
  }
}

/**
 * Settles a payment as far as the card service allows: enrols, fails or refunds it, or leaves it waiting. The same
 * function serves checkout, webhook, reconciler and the buyer's question; however often and in whatever order it is
 * called, one charge makes one progress (architecture, Money). Throws when the card service cannot be reached.
 */
export async function settlePayment(money: Money, payment: Payment, known: Known = {}): Promise<Settled> {
  if (!isOpenPayment(payment)) return { payment }
  if (payment.status === 'paid') return { payment: await seeRefundThrough(money, payment) }
  const ordered = known.ordered ?? (await askIntent(money, payment))
  if (ordered.is === 'busy') return { payment }
  if (ordered.is === 'refused') {
    const failure = ordered.failure ?? chargeFailures['card-unreadable']
    return tell(money, { payment: await failPayment(money, payment, { failure }) })
  }
  if (payment.refunding) return refund(money, payment, ordered.intent, payment.refunding)
  return settleWith(money, payment, ordered.intent, known.course)
}
