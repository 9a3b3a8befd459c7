/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Query.managedUser',
  'Query.notes',
  'Query.userPayments',
  'Mutation.updateUser',
  'Mutation.updateAccount',
  'Mutation.endSessions',
  'Mutation.updateReminders',
  'Mutation.deleteAccount',
  'Mutation.addNote',
  'Query.invitations',
  'Mutation.inviteUser',
  'Mutation.withdrawInvitation',
  'Query.regrades',
  'Query.regradeLines',
  'Mutation.beginRegrade',
  'Mutation.moveRegrade',
] as const
