import type { Invitation } from '#domain/invitations/invitation.ts'
import { invitationKey, invitationsByTime, type Key } from './keys.ts'

/** An invitation in the table; gone 90 days after its last mail (`ttl`, epoch seconds). */
export type InvitationItem = Key & { gsi1pk: string; gsi1sk: string } & Invitation & {
    type: 'invitation'
    /** Of the secret in the link of its last mail; absent once it was withdrawn. */
    secretHash?: string
    /** Which request sent it last (a hash). */
    request: string
    version: number
    ttl: number
  }

const KEPT_MS = 90 * 86_400_000

export const invitationItem = (
  invitation: Invitation & Pick<InvitationItem, 'request' | 'version'> & { secretHash: string },
): InvitationItem => ({
  ...invitationKey(invitation.key),
  ...invitationsByTime(invitation.sentOn, invitation.key),
  type: 'invitation',
  ...invitation,
  ttl: Math.ceil((invitation.sentOn + KEPT_MS) / 1_000),
})
