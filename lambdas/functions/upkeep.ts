import type { Context } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { requireEnv } from '#lambdas/aws/env.ts'
import { signLink } from '#lambdas/aws/link-signer.ts'
import { removeObject } from '#lambdas/aws/s3.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { sendMail } from '#lambdas/aws/send-mail.ts'
import { createSiteFiles } from '#lambdas/aws/site-files.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { purgeBin } from '#lambdas/content/bin/purge-bin.ts'
import { finishCopies } from '#lambdas/content/copying/list-copies.ts'
import { finishJobs } from '#lambdas/questions/labels/finish-jobs.ts'
import { finishRegrades } from '#lambdas/item-analysis/regrading/run-regrade.ts'
import { deliverNotices } from '#lambdas/notifications/deliver-notices.ts'
import { sendReminders } from '#lambdas/notifications/send-reminders.ts'
import { countFromClass } from '#lambdas/progress/enrolment/count-from-class.ts'
import { recountContents } from '#lambdas/projections/progress/recounts.ts'
import { aggregateAnswers } from '#lambdas/item-analysis/aggregate-answers.ts'
import { publishQuartiles } from '#lambdas/study/publish-quartiles.ts'
import { removeUnconfirmed } from '#lambdas/users/remove-unconfirmed.ts'
import { createAccounts } from '#lambdas/users/accounts.ts'
import { finishDeletions } from '#lambdas/users/deletion/finish-deletion.ts'

const shared = { table: getTable(), now: () => Date.now(), sendMail }
const statistics = { ...shared, files: createSearchFiles() }
const deletion = { ...shared, accounts: createAccounts(requireEnv('USER_POOL_ID')), publish, site: createSiteFiles() }
const reminders = {
  ...shared,
  timeZone: academy.timeZone,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
  unsubscribeUrl: process.env['UNSUBSCRIBE_URL'] ?? '',
  sign: signLink,
}

const notices = { ...shared, publish, siteUrl: reminders.siteUrl }

/** Rewrites questions unchanged, so their images are already kept and no search is needed. */
const questions = { ...shared, entries: () => Promise.resolve([]), retainImage: () => Promise.resolve(true) }

/**
 * An e-mail starts only with this much time left; the next value is for a page of notices or answers, which takes a few
 * seconds.
 */
const MAIL_NEEDS_MS = 10_000
const PAGE_NEEDS_MS = 25_000

/** The event of the one-minute schedule. */
type UpkeepEvent = { only?: 'notices' }

/**
 * Runs on two schedules. Every minute: delivers courses' notices and recounts changed contents. Every hour: resumes
 * deletions, renames, copies, and regrades; removes unconfirmed sign-ups; sends reminders; compares students once a
 * day; counts answers into statistics; moves ends of Live courses. Throws, for the alarm, if something is left.
 */
export async function handler(event: UpkeepEvent | null, context: Pick<Context, 'getRemainingTimeInMillis'>) {
  const left = () => context.getRemainingTimeInMillis()
  if (event?.only === 'notices') {
    const run = await deliverNotices(notices, () => left() < PAGE_NEEDS_MS)
    const { recounted } = await recountContents({ ...shared, publish }, () => left() < PAGE_NEEDS_MS)
    if (run.open + recounted > 0) console.log({ doing: 'notices', ...run, recounted })
    return run
  }
  const { deleted, stuck } = await finishDeletions(deletion)
  const { unconfirmed } = await removeUnconfirmed(deletion)
  const run = await sendReminders(reminders, () => left() < MAIL_NEEDS_MS)
  const jobs = await finishJobs(questions, () => left() < MAIL_NEEDS_MS)
  const copies = await finishCopies(shared, () => left() < MAIL_NEEDS_MS)
  const regraded = await finishRegrades({ ...shared, siteUrl: reminders.siteUrl }, () => left() < MAIL_NEEDS_MS)
  const compared = await publishQuartiles(shared, () => left() < MAIL_NEEDS_MS)
  const folded = await aggregateAnswers(statistics, () => left() < PAGE_NEEDS_MS)
  const { purged } = await purgeBin(
    { ...shared, removeFile: (key) => removeObject(requireEnv('MEDIA_BUCKET'), key) },
    () => left() < MAIL_NEEDS_MS,
  )
  const { recounted } = await countFromClass({ ...shared, publish }, () => left() < MAIL_NEEDS_MS)
  const result = {
    deleted,
    stuck,
    unconfirmed,
    ...run,
    ...jobs,
    ...copies,
    ...regraded,
    ...compared,
    ...folded,
    recounted,
    purged,
  }
  if (Object.values(result).some((count) => count > 0)) console.log({ doing: 'upkeep', ...result })
  const failures = [stuck, run.failed, jobs.labelsFailed, copies.copiesFailed, regraded.regradesFailed]
  if (failures.some((count) => count > 0))
    throw new Error(
      `${stuck} deletions, ${run.failed} reminders, ${jobs.labelsFailed} label jobs, ${copies.copiesFailed} copies and ${regraded.regradesFailed} regrades are left`,
    )
  return result
}
