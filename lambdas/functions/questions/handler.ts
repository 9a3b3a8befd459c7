import type {
  MutationAddQuestionArgs,
  MutationDeleteQuestionArgs,
  MutationImportQuestionsArgs,
  MutationSaveNclexAreasArgs,
  MutationSaveTagsArgs,
  MutationUndoImportArgs,
  MutationUpdateQuestionArgs,
  QueryImportUseArgs,
  QueryQuestionUseArgs,
} from '#generated/schema.ts'
import { fieldHandler, type FieldCall } from '#lambdas/field/field-handler.ts'
import { addQuestion } from '#lambdas/questions/add-question.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { createQuestionsDeps } from './deps.ts'
import { importQuestions } from '#lambdas/questions/import-questions.ts'
import { importUse, questionUse } from '#lambdas/questions/question-use.ts'
import { saveList } from '#lambdas/questions/save-list.ts'
import { undoImport } from '#lambdas/questions/undo-import.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'

const deps = createQuestionsDeps()

export const handler = fieldHandler({
  'Query.questionUse': ({ args }: FieldCall<QueryQuestionUseArgs>) => questionUse(args.id, deps),
  'Query.importUse': ({ args }: FieldCall<QueryImportUseArgs>) => importUse(args.key, deps),
  'Mutation.addQuestion': ({ args, identity }: FieldCall<MutationAddQuestionArgs>) =>
    addQuestion(args, identity.sub, deps),
  'Mutation.updateQuestion': ({ args }: FieldCall<MutationUpdateQuestionArgs>) => updateQuestion(args, deps),
  'Mutation.deleteQuestion': ({ args }: FieldCall<MutationDeleteQuestionArgs>) => deleteQuestion(args, deps),
  'Mutation.importQuestions': ({ args, identity }: FieldCall<MutationImportQuestionsArgs>) =>
    importQuestions(args, identity.sub, deps),
  'Mutation.undoImport': ({ args }: FieldCall<MutationUndoImportArgs>) => undoImport(args.key, deps),
  'Mutation.saveTags': ({ args }: FieldCall<MutationSaveTagsArgs>) => saveList('tags', args.tags, 'tag-short', deps),
  'Mutation.saveNclexAreas': ({ args }: FieldCall<MutationSaveNclexAreasArgs>) =>
    saveList('areas', args.areas, 'area-short', deps),
})
