/** The fields that this function answers. */
export const fields = ['Mutation.createTaskProgress', 'Mutation.updateTaskProgress', 'Query.attemptReview'] as const
