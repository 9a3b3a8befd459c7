/** The words of invitations (decision 0090). A refusal's key is its code. */
export const invitationMessages = {
  'invitation-has-account': 'There is an account with this e-mail already',
  'invitation-too-soon': 'An e-mail went to this address within the last hour. Wait before you send another one',
  'invitation-mail-failed': 'The e-mail was not taken. Try again in a moment',
  'invitation-not-found': 'This invitation is not there any more',
  'invitation-accepted': 'This invitation has been accepted already',
} as const
