/**
 * The status of an invitation: its e-mail is being sent, was accepted or rejected; it was withdrawn, or the account
 * exists.
 */
export type InvitationStatus = 'sending' | 'sent' | 'failed' | 'withdrawn' | 'accepted'

/** An invitation to sign up, one per address (decision 0090). Times in epoch milliseconds. */
export type Invitation = {
  /** A hash of the address. */
  key: string
  email: string
  firstName: string
  lastName: string
  /** The administrator who last sent it. */
  by: string
  status: InvitationStatus
  /** When its e-mail was last sent or attempted. */
  sentOn: number
  acceptedOn?: number
}

const HOUR = 3_600_000

/** How long an invitation's link opens the prefilled form, in days. */
export const INVITATION_DAYS = 14

/** The minimum time between e-mails to an address. */
export const INVITATION_PAUSE_MS = HOUR

type Sent = Pick<Invitation, 'status' | 'sentOn'>

/** Returns when its link expires. */
export const invitationEnd = ({ sentOn }: Sent): number => sentOn + INVITATION_DAYS * 24 * HOUR

/**
 * Returns the state shown to administrators: a sent invitation whose link has expired is 'expired'. `now` in epoch
 * milliseconds.
 */
export const invitationState = (invitation: Sent, now: number): InvitationStatus | 'expired' =>
  (invitation.status === 'sent' || invitation.status === 'sending') && now >= invitationEnd(invitation)
    ? 'expired'
    : invitation.status

/** Whether its link opens the prefilled form. */
export const isInvitationOpen = (invitation: Sent, now: number): boolean =>
  invitationState(invitation, now) === 'sent' || invitationState(invitation, now) === 'sending'

/** Returns from when another e-mail may be sent to the address; a rejected one doesn't count. */
export const nextInvitationAt = ({ status, sentOn }: Sent): number =>
  status === 'failed' ? 0 : sentOn + INVITATION_PAUSE_MS
