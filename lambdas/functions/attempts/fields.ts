/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Mutation.createTaskProgress',
  'Mutation.updateTaskProgress',
  'Mutation.answerCard',
  'Mutation.rateCard',
  'Mutation.updateStudySettings',
  'Query.studyQueue',
  'Query.dueReviews',
  'Mutation.markQuestion',
  'Query.attemptMarks',
  'Query.attemptReview',
  'Query.examReport',
  'Query.studentExamReport',
  'Query.studentAttempt',
  'Query.poolShortage',
  'Query.previewTest',
  'Query.previewMore',
] as const
