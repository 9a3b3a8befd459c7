import type {
  MutationAddQuestionArgs,
  MutationImportQuestionsArgs,
  MutationSaveNclexAreasArgs,
  MutationSaveTagsArgs,
  MutationUpdateQuestionArgs,
} from '../../generated/schema.ts'
import { nclexAreasKey, tagsKey } from '../../data/keys.ts'
import { fieldHandler, type FieldCall } from '../shared/field-handler.ts'
import { addQuestion } from './add-question.ts'
import { openQuestionsDeps } from './deps.ts'
import { importQuestions } from './import-questions.ts'
import { saveList } from './save-list.ts'
import { updateQuestion } from './update-question.ts'

const deps = openQuestionsDeps()

export const handler = fieldHandler({
  'Mutation.addQuestion': ({ args }: FieldCall<MutationAddQuestionArgs>) => addQuestion(args.input, deps),
  'Mutation.updateQuestion': ({ args }: FieldCall<MutationUpdateQuestionArgs>) => updateQuestion(args, deps),
  'Mutation.importQuestions': ({ args }: FieldCall<MutationImportQuestionsArgs>) => importQuestions(args, deps),
  'Mutation.saveTags': ({ args }: FieldCall<MutationSaveTagsArgs>) => saveList(tagsKey, args.tags, 'tag-short', deps),
  'Mutation.saveNclexAreas': ({ args }: FieldCall<MutationSaveNclexAreasArgs>) =>
    saveList(nclexAreasKey, args.areas, 'area-short', deps),
})
