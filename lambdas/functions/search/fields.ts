/** The fields that this function answers; infra attaches them, a test holds them against the schema. */
export const fields = [
  'Query.questions',
  'Query.users',
  'Query.payments',
  'Query.exportQuestions',
  'Query.dashboard',
] as const
