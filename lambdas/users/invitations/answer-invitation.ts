import { isInvitationOpen } from '#domain/users/invitation.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { invitationKey } from '#table/keys.ts'
import type { InvitationItem } from '#table/account.ts'
import { isSecretOf, readInvitationToken } from './invitation-link.ts'

/** `siteUrl` without a trailing slash. */
export type InvitationUrlDeps = { table: Table; now: () => number; siteUrl: string }

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

async function openInvitation(token: string, { table, now }: InvitationUrlDeps): Promise<InvitationItem | undefined> {
  const named = readInvitationToken(token)
  const item = named && (await getItem<InvitationItem>(table, invitationKey(named.key)))
  if (!named || !item?.secretHash || !isSecretOf(named.secret, item.secretHash)) return undefined
  return isInvitationOpen(item, now()) ? item : undefined
}

/**
 * Redirects an invitation's link to the sign-up page, with names and address in the fragment, which no server sees, if
 * the invitation is open. Otherwise redirects without them, to reveal nothing about who was invited. Writes nothing,
 * because mail scanners follow links. Half a read unit.
 */
export async function answerInvitation(token: string, deps: InvitationUrlDeps) {
  const item = await openInvitation(token, deps)
  const invited = item && { email: item.email, first: item.firstName, last: item.lastName }
  const location = invited
    ? `${deps.siteUrl}/sign-up?invited=open#${new URLSearchParams(invited).toString()}`
    : `${deps.siteUrl}/sign-up?invited=over`
  return { statusCode: 302, headers: { ...HEADERS, location }, body: '' }
}
