import { emailCodeMail } from '#domain/messages/account-mails.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { isEndedSession, isFreshSignIn } from '#domain/users/sessions.ts'
import type { SendMail } from '#lambdas/aws/send-mail.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { Identity } from '#lambdas/field/field-handler.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UserDeps } from '#lambdas/users/user-deps.ts'
import { DAY_MS, type EmailChangeItem, emailChangeItem } from '#table/account.ts'
import { emailChangeKey, userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { codeHashOf, newCode } from './code-hash.ts'

/** How long a code is valid, and the minimum wait before another one is e-mailed, in milliseconds. */
export const CODE_LIFE_MS = 15 * 60_000
const WAIT_MS = 60_000
/** The maximum codes e-mailed per day. */
const MAX_CODES = 5

/** Returns today's updated code counts. Throws if a code is too soon or exceeds the day's limit. */
function counted(before: EmailChangeItem | undefined, now: number): Pick<EmailChangeItem, 'sent' | 'firstSentAt'> {
  if (!before || now - before.firstSentAt >= DAY_MS) return { sent: 1, firstSentAt: now }
  if (before.sent >= MAX_CODES) throw new Refusal('email-codes-used-up')
  if (now - before.sentAt < WAIT_MS) throw new Refusal('email-code-just-sent')
  return { sent: before.sent + 1, firstSentAt: before.firstSentAt }
}

/**
 * E-mails a code to a new address of the caller's account; `confirmEmailChange` then moves the account (decision 0123).
 * Replaces any earlier code. Throws 'email-invalid', 'sign-in-again' unless the session began within five minutes,
 * 'user-not-found', 'email-same', 'email-code-just-sent' within a minute, 'email-codes-used-up' after five in a day,
 * and 'email-used'. 1.5 read units, 2 write units.
 */
export async function requestEmailChange(
  { email: input }: { email: string },
  { sub: uid, signedInAt, device }: Pick<Identity, 'sub' | 'signedInAt' | 'device'>,
  deps: UserDeps & { sendMail: SendMail },
): Promise<boolean> {
  const { table, accounts, sendMail } = deps
  const verdict = checkEmail(input)
  if (!verdict.ok) throw new Refusal(verdict.code)
  const now = deps.now()
  if (!isFreshSignIn(signedInAt, now)) throw new Refusal('sign-in-again')
  const [user, before] = await Promise.all([
    getItem<UserItem>(table, userKey(uid)),
    getItem<EmailChangeItem>(table, emailChangeKey(uid), { consistent: true }),
  ])
  if (!user || user.deleting !== undefined) throw new Refusal('user-not-found')
  if (isEndedSession(user, { signedInAt, device })) throw new Refusal('sign-in-again')
  if (user.email === verdict.email) throw new Refusal('email-same')
  const code = newCode()
  const Item = emailChangeItem(uid, {
    ...{ email: verdict.email, codeHash: codeHashOf(uid, code), tries: 0, until: now + CODE_LIFE_MS, sentAt: now },
    ...counted(before, now),
  })
  const ifUnchanged = before ? ifEqual({ codeHash: before.codeHash }) : ifAbsent
  const written = await transactWrite(table, [{ Put: { Item, ...ifUnchanged } }])
  if (!written.ok) throw new Refusal('email-code-just-sent')
  // Checked after the count, so that a caller can't probe many addresses.
  if (await accounts.exists(verdict.email)) throw new Refusal('email-used')
  await sendMail({ to: verdict.email, ...emailCodeMail(user.firstName, code) })
  return true
}
