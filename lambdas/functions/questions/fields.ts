/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Query.questionUse',
  'Query.questionTests',
  'Query.questionsUse',
  'Query.importUse',
  'Mutation.addQuestion',
  'Mutation.updateQuestion',
  'Mutation.deleteQuestion',
  'Mutation.changeQuestions',
  'Mutation.markSample',
  'Mutation.importQuestions',
  'Mutation.undoImport',
  'Mutation.saveTags',
  'Mutation.saveNclexAreas',
] as const
