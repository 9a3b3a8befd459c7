/** The fields that this function answers; infra attaches them, a test holds them against the schema. */
export const fields = [
  'Mutation.addQuestion',
  'Mutation.updateQuestion',
  'Mutation.importQuestions',
  'Mutation.saveTags',
  'Mutation.saveNclexAreas',
] as const
