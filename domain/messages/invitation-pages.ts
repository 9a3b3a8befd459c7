/** Words of the list of invitations. */
export const invitationWords = {
  title: 'Invitations',
  lead: 'People who were invited by e-mail to sign up as students. A link works for 14 days.',
  invite: 'Invite',
  dialog: 'Invite a student',
  explain: 'They get an e-mail with a link to sign up, with name and e-mail filled in. They choose their own password.',
  send: 'Send invitation',
  again: 'Send again',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the invitation?',
  withdrawText: (email: string) => `The link that was sent to ${email} leads to the empty form from now on.`,
  sent: (email: string) => `Invitation sent to ${email}`,
  withdrawn: (email: string) => `Invitation of ${email} withdrawn`,
  none: 'No invitations',
  noneText: 'Invite a student by e-mail.',
  states: {
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Not sent',
    withdrawn: 'Withdrawn',
    accepted: 'Accepted',
    expired: 'Expired',
  },
} as const

/** Words of the sign-up page for a user who followed an invitation's link. */
export const invitedWords = {
  open: 'You’re invited. We filled in your name and email.',
  over: 'This invitation was used, was withdrawn, or is older than 14 days. You can sign up all the same.',
} as const
