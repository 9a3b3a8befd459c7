/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = ['Query.examBank', 'Mutation.calibrateExam', 'Mutation.updateExamSettings'] as const
