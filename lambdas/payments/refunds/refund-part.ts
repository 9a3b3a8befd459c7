import { createHash } from 'node:crypto'
import { amountText } from '#domain/courses/price.ts'
import { notificationTexts } from '#domain/messages/notifications.ts'
import { canRefundPart, type PartRequest, type PartVerdict } from '#domain/payments/can-refund.ts'
import { type OpenPart, paymentPath, type Payment, type Refund } from '#domain/payments/payment.ts'
import { withCondition } from '#lambdas/dynamodb/conditions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { paymentKey } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'
import { openPaymentKey, type PaymentItem, paymentOf } from '#table/payment.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { ifMoneyAsRead, nextMoneyVersion } from '#lambdas/payments/money-version.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { RefundRefused } from '#lambdas/payments/stripe/payment-gateway.ts'
import { recordParts } from './record-parts.ts'

/** Returns the request name sent to the card service; the same for a repeated call. */
export const requestOf = (paymentKey: string, uid: string, requestId: string): string =>
  createHash('sha256').update(`${paymentKey}\n${uid}\n${requestId}`).digest('hex').slice(0, 32)

const isRunning = (part: OpenPart) => ({
  ConditionExpression: '#part.#request = :request',
  ExpressionAttributeNames: { '#part': 'openPart', '#request': 'request' },
  ExpressionAttributeValues: { ':request': part.request },
})

/** Removes the intent, because the card service rejected it. */
const withdraw = (key: string, part: OpenPart) => ({
  Key: paymentKey(key),
  ...withCondition(
    {
      UpdateExpression: 'REMOVE openPart, gsi2pk, gsi2sk, failures, trouble ADD moneyVersion :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
    isRunning(part),
  ),
})

/**
 * Stores the intent if the payment's money and status are as checked. One of two concurrent administrators is rejected,
 * so the refunds never exceed what is left.
 */
async function begin(payment: Payment, part: OpenPart, { table }: PaymentDeps): Promise<Payment | undefined> {
  const { gsi2pk, gsi2sk } = openPaymentKey({ ...payment, openPart: part })
  const update = {
    UpdateExpression: 'SET openPart = :part, moneyVersion = :version, gsi2pk = :open, gsi2sk = :place',
    ExpressionAttributeValues: {
      ...{ ':part': part, ':version': nextMoneyVersion(payment), ':open': gsi2pk, ':place': gsi2sk },
    },
  }
  const ifUnchanged = ifMoneyAsRead(payment, 'paid')
  const updated = await updateItem<PaymentItem>(table, {
    Key: paymentKey(payment.key),
    ...withCondition(update, {
      ...ifUnchanged,
      ConditionExpression: `${ifUnchanged.ConditionExpression} AND attribute_not_exists(refunding) AND attribute_not_exists(openPart)`,
    }),
  })
  return updated.ok ? paymentOf(updated.item) : undefined
}

const refusalOf = (verdict: Exclude<PartVerdict, { ok: true }>) =>
  'left' in verdict ? new Refusal(verdict.code, { left: verdict.left }) : new Refusal(verdict.code)

/** The requested part; `refund` names the requester and reason, as recorded. */
type PartRefundRequest = { key: string; part: PartRequest; refund: Refund }

/**
 * The state of a request: `open` by this call, `joined` (already in progress), or `done`. `whole`: the part is all that
 * is left.
 */
type PartRefundState = { kind: 'open' | 'joined' | 'done' | 'whole'; payment: Payment }

const startPart = ({ key, part, refund }: PartRefundRequest, deps: PaymentDeps): Promise<PartRefundState> =>
  retryOnConflict({ failure: 'A refund could not be begun', attempts: 10 }, async () => {
    const payment = await findPayment(deps.table, key)
    if (!payment) throw new Refusal('payment-not-found')
    const verdict = canRefundPart(payment, part)
    if (!verdict.ok) throw refusalOf(verdict)
    if (verdict.kind === 'join') return { kind: 'joined', payment }
    if (verdict.kind !== 'begin') return { kind: verdict.kind, payment }
    const { amount, request } = part
    const begun = await begin(payment, { ...refund, amount, request }, deps)
    return begun ? { kind: 'open', payment: begun } : CONFLICT
  })

/**
 * Continues a partial refund whose intent is stored: requests it, unless the card service already lists it (never for
 * `isNew`), and records the listed refunds. Returns the payment afterward. Throws `RefundRefused`, or an error when the
 * card service cannot be reached; the intent then stays for the reconciler.
 */
async function completePart(payment: Payment, isNew: boolean, deps: PaymentDeps): Promise<Payment> {
  const { openPart, intentId } = payment
  if (!openPart || intentId === undefined) return payment
  const { amount, request } = openPart
  // The card service remembers idempotency keys for a day, but the request in the metadata permanently.
  const isListed = !isNew && (await deps.gateway.refunds(intentId)).some((refund) => refund.request === request)
  if (!isListed) await deps.gateway.refundPart({ intentId, amount, request })
  return (await recordParts(payment.key, deps)) ?? payment
}

/** Withdraws a part that the card service rejected, and records the refunds listed there. */
async function withdrawRejected(payment: Payment, error: RefundRefused, deps: PaymentDeps): Promise<void> {
  logError(error.cause, { payment: payment.key, doing: 'refund-part', why: error.why })
  if (payment.openPart) await updateItem(deps.table, withdraw(payment.key, payment.openPart))
  await recordParts(payment.key, deps)
}

/**
 * Refunds part of a paid payment: stores the intent, requests the refund under the request's key, then records what the
 * card service lists. Keeps the course. Repeats have one effect. `whole`: the part is all that is left, and nothing was
 * done yet. Throws payment-not-found, the codes of `canRefundPart`, refund-disputed, refund-funds, refund-refused
 * (nothing changed), and refund-later (the reconciler continues).
 */
export async function refundPart(
  request: PartRefundRequest,
  deps: PaymentDeps,
): Promise<{ payment: Payment; whole: boolean }> {
  const { kind, payment } = await startPart(request, deps)
  if (kind === 'done' || kind === 'whole') return { payment, whole: kind === 'whole' }
  try {
    const after = await completePart(payment, kind === 'open', deps)
    const isThere = after.partRefunds?.some((part) => part.request === request.part.request) === true
    // The bank rejected the refund, so it was never recorded.
    if (!isThere && after.status === 'paid') throw new Refusal('refund-refused')
    return { payment: after, whole: false }
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof RefundRefused) {
      await withdrawRejected(payment, error, deps)
      throw new Refusal(`refund-${error.why}`)
    }
    logError(error, { payment: payment.key, doing: 'refund-part' })
    throw new Refusal('refund-later')
  }
}

/** Continues an unfinished part for the reconciler. If the card service rejects it, notifies administrators. */
export async function settlePart(payment: Payment, deps: PaymentDeps): Promise<Payment> {
  const part = payment.openPart
  if (!part) return payment
  try {
    return await completePart(payment, false, deps)
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    logError(error.cause, { payment: payment.key, doing: 'refund-part', why: error.why })
    const { key, studentName, courseName } = payment
    const now = deps.now()
    const message = notificationTexts.partRefused(studentName, courseName, amountText(part.amount))
    await transactWrite(deps.table, [
      { Update: withdraw(key, part) },
      { Put: { Item: notificationItem({ key: sortableId(now), message, createdOn: now, path: paymentPath(key) }) } },
    ])
    return (await recordParts(key, deps)) ?? payment
  }
}
