import type { Mail, SendMail } from '#lambdas/aws/send-mail.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { claimReceipt, markSent, releaseReceipt } from './send-receipts.ts'
import { idempotencyKey } from '#table/keys.ts'

/** What sending once needs. `now` gives epoch milliseconds. */
export type SendOnceDeps = { table: Table; sendMail: SendMail; now: () => number }

async function bestEffort(doing: string, mark: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    logError(error, { mark, doing })
  }
}

/**
 * Sends a mail once, however often it is called with the same mark, by the claims of receipts: a process that dies between the mail and
 * its mark lets a later call send a second one after the claim runs out. Throws when the mail was not taken or another process may
 * be sending it. 2 write units.
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
