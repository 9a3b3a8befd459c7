import type { Mail, SendMail } from '#lambdas/aws/send-mail.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { claimReceipt, markSent, releaseReceipt } from './send-receipts.ts'
import { idempotencyKey } from '#table/keys.ts'

/** Dependencies of `sendOnce`. `now` returns epoch milliseconds. */
export type SendOnceDeps = { table: Table; sendMail: SendMail; now: () => number }

async function bestEffort(doing: string, mark: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    logError(error, { mark, doing })
  }
}

/**
 * Sends an e-mail once per mark, using the claims of receipts. If a process dies between the e-mail and its mark, a
 * later call sends a second one after the claim expires. Throws if the e-mail was rejected or another process may be
 * sending it. 2 write units.
 */
export async function sendOnce(
  mark: string,
  mail: Mail,
  { table, sendMail, now }: SendOnceDeps,
): Promise<'sent' | 'sent-before'> {
  const key = idempotencyKey(mark)
  const claim = await claimReceipt(table, key, now())
  if (claim.kind === 'done') return 'sent-before'
  if (claim.kind === 'taken') throw new Error('The mail is being sent by another process')
  try {
    await sendMail(mail)
  } catch (error) {
    await bestEffort('release-mail', mark, () => releaseReceipt(table, key, claim.until))
    throw error
  }
  await bestEffort('mark-mail', mark, () => markSent(table, key))
  return 'sent'
}
