/** The fields that this function answers. */
export const fields = [
  'Mutation.createTaskProgress',
  'Mutation.updateTaskProgress',
  'Query.attemptReview',
  'Query.studentAttempt',
  'Query.poolShortage',
  'Query.previewTest',
  'Query.previewMore',
] as const
