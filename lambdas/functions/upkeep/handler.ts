import type { Context } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { requireEnv } from '#lambdas/aws/env.ts'
import { signLink } from '#lambdas/aws/link-signer.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { sendMail } from '#lambdas/aws/send-mail.ts'
import { createSiteFiles } from '#lambdas/aws/site-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { sendReminders } from '#lambdas/reminders/send-reminders.ts'
import { createAccounts } from '#lambdas/users/accounts.ts'
import { finishDeletions } from '#lambdas/deletion/finish-deletion.ts'

const shared = { table: getTable(), now: () => Date.now(), sendMail }
const deletion = { ...shared, accounts: createAccounts(requireEnv('USER_POOL_ID')), publish, site: createSiteFiles() }
const reminders = {
  ...shared,
  timeZone: academy.timeZone,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
  unsubscribeUrl: process.env['UNSUBSCRIBE_URL'] ?? '',
  sign: signLink,
}

/** A mail is begun only with this much time left. */
const MAIL_NEEDS_MS = 10_000

/** Runs on a schedule, each hour: goes on with deletions that a crash left, and sends the day's reminders. Fails, for the alarm, when something is left. */
export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) {
  const { deleted, stuck } = await finishDeletions(deletion)
  const run = await sendReminders(reminders, () => context.getRemainingTimeInMillis() < MAIL_NEEDS_MS)
  const result = { deleted, stuck, ...run }
  if (Object.values(result).some((count) => count > 0)) console.log({ doing: 'upkeep', ...result })
  if (stuck + run.failed > 0) throw new Error(`${stuck} deletions and ${run.failed} reminders are left`)
  return result
}
