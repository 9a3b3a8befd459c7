import { randomInt } from 'node:crypto'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { signLink } from '#lambdas/aws/link-signer.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { unauditedFieldHandler } from '#lambdas/field/field-handler.ts'
import { createQuizFiles } from '#lambdas/quizzes/quiz-files.ts'
import { studyPlan } from '#lambdas/study/plan/plan-reply.ts'
import { changePlanFeed, updateStudyPlan } from '#lambdas/study/plan/update-plan.ts'
import { studyPlanFields } from './fields.ts'

const now = () => Date.now()

const deps = {
  table: getTable(),
  now,
  random: (max: number) => randomInt(max),
  rulesOf,
  files: createQuizFiles(createSearchFiles(), now),
  calendarUrl: process.env['CALENDAR_URL'] ?? '',
  sign: signLink,
}

export const handler = unauditedFieldHandler(studyPlanFields, {
  'Query.studyPlan': ({ identity }) => studyPlan(identity.sub, deps),
  'Mutation.updateStudyPlan': ({ args, identity }) => updateStudyPlan(identity.sub, args.input, deps),
  'Mutation.changePlanFeed': ({ args, identity }) => changePlanFeed(identity.sub, args.input, deps),
})
