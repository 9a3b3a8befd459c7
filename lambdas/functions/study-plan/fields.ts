/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = ['Query.studyPlan', 'Mutation.updateStudyPlan', 'Mutation.changePlanFeed'] as const
