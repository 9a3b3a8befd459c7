import type { LinkPurpose } from '#lambdas/aws/link-signer.ts'
import { REMINDER_KINDS, type ReminderKind } from '#domain/users/reminders.ts'

export type Sign = (purpose: LinkPurpose, text: string) => Promise<string>
export type Verify = (purpose: LinkPurpose, text: string, signature: string) => Promise<boolean>

const signedText = (uid: string, kind: string): string => `${kind}\n${uid}`

/**
 * Returns the link that turns off one kind of reminder for a student, without a sign-in. `base`: the function's URL.
 */
export async function unsubscribeLink(base: string, uid: string, kind: ReminderKind, sign: Sign): Promise<string> {
  const url = new URL(base)
  url.searchParams.set('u', uid)
  url.searchParams.set('k', kind)
  url.searchParams.set('s', await sign('unsubscribe', signedText(uid, kind)))
  return url.href
}

const ID = /^[\w-]{1,128}$/

/** Returns a link's student and kind of reminder; undefined unless the academy signed it. */
export async function readUnsubscribeLink(
  query: Readonly<Record<string, string | undefined>>,
  verify: Verify,
): Promise<{ uid: string; kind: ReminderKind } | undefined> {
  const { u: uid = '', k = '', s: signature = '' } = query
  const kind = REMINDER_KINDS.find((known) => known === k)
  if (kind === undefined || !ID.test(uid)) return undefined
  return (await verify('unsubscribe', signedText(uid, kind), signature)) ? { uid, kind } : undefined
}
