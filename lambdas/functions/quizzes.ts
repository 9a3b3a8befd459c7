import { randomInt } from 'node:crypto'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { unauditedFieldHandler } from '#lambdas/field/field-handler.ts'
import { countQuiz } from '#lambdas/quizzes/count-quiz.ts'
import { listQuizzes } from '#lambdas/quizzes/list-quizzes.ts'
import type { QuizDeps } from '#lambdas/quizzes/quiz-deps.ts'
import { createQuizFiles } from '#lambdas/quizzes/quiz-files.ts'
import { quizOptions } from '#lambdas/quizzes/quiz-options.ts'
import { resetStatuses } from '#lambdas/quizzes/reset-statuses.ts'
import { saveQuizForms } from '#lambdas/quizzes/save-forms.ts'
import { startQuiz } from '#lambdas/quizzes/start-quiz.ts'
import { quizzesFields } from './fields.ts'

const now = () => Date.now()

const deps: QuizDeps = {
  table: getTable(),
  now,
  random: (max) => randomInt(max),
  rulesOf,
  files: createQuizFiles(createSearchFiles(), now),
}

export const handler = unauditedFieldHandler(quizzesFields, {
  'Query.quizOptions': ({ args, identity }) => quizOptions(args.progressKey, identity.sub, deps),
  'Query.quizCount': async ({ args, identity }) => (await countQuiz(args, identity.sub, deps)).total,
  'Query.quizCounts': ({ args, identity }) => countQuiz(args, identity.sub, deps),
  'Query.quizzes': ({ args, identity }) => listQuizzes(args, identity.sub, deps),
  'Mutation.startQuiz': ({ args, identity }) => startQuiz(args.input, identity.sub, deps),
  'Mutation.saveQuizForms': ({ args, identity }) => saveQuizForms(args.input, identity.sub, deps),
  'Mutation.resetStatuses': ({ args, identity }) => resetStatuses(args.input, identity.sub, deps),
})
