/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Query.quizOptions',
  'Query.quizCount',
  'Query.quizzes',
  'Mutation.startQuiz',
  'Mutation.saveQuizForms',
  'Mutation.resetStatuses',
] as const
