import { receiptMarkerKey } from '#table/idempotency-marker.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { receiptKind } from '#domain/payments/receipt.ts'
import { logError } from '#lambdas/field/log-error.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { claimReceipt, markSent, releaseReceipt } from './claim-receipt.ts'
import { type Mail, writeReceipt } from './write-receipt.ts'

/** Hands a mail over; throws when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>

/** What the receipts work with. `now` gives epoch milliseconds; `siteUrl` has no slash at its end. */
export type ReceiptDeps = {
  table: Table
  sendMail: SendMail
  now: () => number
  timeZone: string
  siteUrl: string
}

export type Sent = 'sent' | 'sent-before' | 'no-receipt'

/** What fails here has no say in whether the mail was sent. */
async function bestEffort(doing: string, payment: Payment, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    logError(error, { payment: payment.key, doing })
  }
}

/**
 * Mails the buyer the receipt of a paid payment, or tells them that it was refunded; once, however often it is asked.
 * It errs on the side of a second mail: a process that dies between the mail and its mark leaves a claim that runs out,
 * and whoever comes next sends again. Throws when the mail was not taken or another process may be sending it.
 */
export async function sendReceipt(deps: ReceiptDeps, payment: Payment): Promise<Sent> {
  const { table, sendMail, now } = deps
  const kind = receiptKind(payment)
  if (kind === undefined) return 'no-receipt'
  const key = receiptMarkerKey(payment.key, kind)
  const claim = await claimReceipt(table, key, now())
  if (claim.kind === 'done') return 'sent-before'
  if (claim.kind === 'taken') throw new Error('The receipt is being sent by another process')
  try {
    await sendMail(writeReceipt(payment, kind, deps))
  } catch (error) {
    await bestEffort('release-receipt', payment, () => releaseReceipt(table, key, claim.until))
    throw error
  }
  // A mark that fails must not have the mail sent again by the retry of its record.
  await bestEffort('mark-receipt', payment, () => markSent(table, key))
  return 'sent'
}
