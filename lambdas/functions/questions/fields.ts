/** The fields that this function answers; infra attaches them, a test holds them against the schema. */
export const fields = [
  'Query.questionUse',
  'Query.importUse',
  'Mutation.addQuestion',
  'Mutation.updateQuestion',
  'Mutation.deleteQuestion',
  'Mutation.importQuestions',
  'Mutation.undoImport',
  'Mutation.saveTags',
  'Mutation.saveNclexAreas',
] as const
