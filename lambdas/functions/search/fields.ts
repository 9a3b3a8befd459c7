/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Query.questions',
  'Query.questionIds',
  'Query.questionPlace',
  'Query.questionStatistics',
  'Query.statisticsOfQuestion',
  'Query.users',
  'Query.exportUsers',
  'Query.courseList',
  'Query.payments',
  'Query.exportQuestions',
  'Query.dashboard',
] as const
