/** The fields that this function answers. */
export const fields = ['Query.managedUser', 'Query.notes', 'Mutation.updateUser', 'Mutation.addNote'] as const
