import { regradeMail } from '#domain/messages/regrade-mails.ts'
import { regradeLinesAfter } from '#table/bank-keys.ts'
import type { RegradeItem, RegradeLineItem } from '#table/regrade.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { sendOnce, type SendOnceDeps } from '#lambdas/notifications/send-once.ts'
import { namesOfLines } from './list-regrades.ts'
import { getRegrade, isMailing, movedRegrade } from './transition-regrade.ts'

/** `siteUrl` without a trailing slash. */
export type RegradeMailDeps = SendOnceDeps & { siteUrl: string }

/** The maximum lines read for one student; an e-mail lists fewer. */
const MAX_LINES = 100

/** Returns the lines of the next student whose attempts were changed, in order. */
async function nextStudent(job: RegradeItem, after: string, { table }: RegradeMailDeps): Promise<RegradeLineItem[]> {
  const some = await queryItems<RegradeLineItem>(table, {
    ...regradeLinesAfter(job.id, after),
    limit: MAX_LINES,
    consistent: true,
  })
  return some.filter(({ uid }) => uid === some[0]?.uid)
}

async function mailStudent(
  job: RegradeItem,
  lines: readonly RegradeLineItem[],
  deps: RegradeMailDeps,
): Promise<boolean> {
  const undone = job.status === 'undone'
  const changed = lines.filter(({ state }) => state === (undone ? 'undone' : 'applied'))
  const names = await namesOfLines(changed, deps.table)
  const [first] = changed
  const user = first && names.user(first)
  if (!first || !user || user.deleting !== undefined) return false
  const mail = regradeMail({
    firstName: user.firstName,
    undone,
    url: `${deps.siteUrl}${(changed.length === 1 && names.path(first)) || '/my-courses'}`,
    attempts: changed.map((line) => ({
      course: names.course(line) ?? '',
      test: names.test(line) ?? '',
      n: line.n,
      before: undone ? line.after : line.before,
      after: undone ? line.before : line.after,
    })),
  })
  await sendOnce(`regrade#${job.id}#${job.status}#${first.sk}`, { to: user.email, ...mail }, deps)
  return true
}

/**
 * E-mails the next student of an applied regrade, or of one undone after its e-mails, once about all of their attempts.
 * The position is written after the e-mail, whose claim prevents a second one after a crash. Returns whether one was
 * sent and whether more are left. 3 write units per e-mail.
 */
export async function mailNextStudent(id: string, deps: RegradeMailDeps): Promise<{ sent: boolean; more: boolean }> {
  const job = await getRegrade(id, deps.table)
  if (!isMailing(job)) return { sent: false, more: false }
  const cursor = job.status === 'undone' ? ('unmailed' as const) : ('mailed' as const)
  const lines = await nextStudent(job, job[cursor] ?? '', deps)
  const sent = lines.length > 0 && (await mailStudent(job, lines, deps))
  const end = job.status === 'undone' ? (job.mailed ?? '') : job.cursor
  const last = lines.at(-1)?.sk ?? end
  return retryOnConflict({ failure: 'A mail of a regrade could not be marked' }, async () => {
    const now = await getRegrade(id, deps.table)
    // The regrade is being undone, so the next step starts from the new state.
    if (now.status !== job.status) return { sent, more: isMailing(now) }
    const { job: next, write } = movedRegrade(now, { [cursor]: last < end ? last : end })
    return (await transactWrite(deps.table, [write])).ok ? { sent, more: isMailing(next) } : CONFLICT
  })
}
