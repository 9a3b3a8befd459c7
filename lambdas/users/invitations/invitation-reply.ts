import type { Invitation as InvitationReply } from '#generated/schema.ts'
import type { InvitationItem } from '#table/account.ts'

/** What an administrator may know of an invitation: nothing of its secret. */
export const invitationReply = ({
  key,
  email,
  firstName,
  lastName,
  by,
  status,
  ...times
}: InvitationItem): InvitationReply => ({
  key,
  email,
  firstName,
  lastName,
  by,
  status,
  sentOn: times.sentOn,
  acceptedOn: times.acceptedOn ?? null,
})
