/** What became of an invitation: its mail is being handed over, was taken or was not; it was taken back, or there is an account. */
export type InvitationStatus = 'sending' | 'sent' | 'failed' | 'withdrawn' | 'accepted'

/** An invitation to sign up, one for an address (decision 0090). Times in epoch milliseconds. */
export type Invitation = {
  /** A hash of the address. */
  key: string
  email: string
  firstName: string
  lastName: string
  /** The administrator who sent it last. */
  by: string
  status: InvitationStatus
  /** When its mail was handed over, or tried to be, the last time. */
  sentOn: number
  acceptedOn?: number
}

const HOUR = 3_600_000

/** An invitation's link leads to the filled form for so long. */
export const INVITATION_DAYS = 14

/** One mail to an address in this time. */
export const INVITATION_PAUSE_MS = HOUR

type Sent = Pick<Invitation, 'status' | 'sentOn'>

/** When its link ends. */
export const invitationEnd = ({ sentOn }: Sent): number => sentOn + INVITATION_DAYS * 24 * HOUR

/** What administrators are shown: a mail that was sent and whose link has ended has expired. `now` in epoch milliseconds. */
export const invitationState = (invitation: Sent, now: number): InvitationStatus | 'expired' =>
  (invitation.status === 'sent' || invitation.status === 'sending') && now >= invitationEnd(invitation)
    ? 'expired'
    : invitation.status

/** Whether its link leads to the filled form. */
export const isInvitationOpen = (invitation: Sent, now: number): boolean =>
  invitationState(invitation, now) === 'sent' || invitationState(invitation, now) === 'sending'

/** From when on another mail may go to the address; one that was not taken counts for nothing. */
export const nextInvitationAt = ({ status, sentOn }: Sent): number =>
  status === 'failed' ? 0 : sentOn + INVITATION_PAUSE_MS
