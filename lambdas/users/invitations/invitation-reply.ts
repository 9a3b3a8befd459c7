import type { Invitation as InvitationReply } from '#generated/schema.ts'
import type { InvitationItem } from '#table/account.ts'

/** An invitation as administrators see it, without its secret. */
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
