import { signLink } from '#lambdas/aws/link-signer.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { unauditedFieldHandler } from '#lambdas/field/field-handler.ts'
import { studyPlan } from '#lambdas/study/plan/plan-reply.ts'
import { changePlanFeed, updateStudyPlan } from '#lambdas/study/plan/update-plan.ts'
import { fields } from './fields.ts'

const deps = {
  table: getTable(),
  now: () => Date.now(),
  calendarUrl: process.env['CALENDAR_URL'] ?? '',
  sign: signLink,
}

export const handler = unauditedFieldHandler(fields, {
  'Query.studyPlan': ({ identity }) => studyPlan(identity.sub, deps),
  'Mutation.updateStudyPlan': ({ args, identity }) => updateStudyPlan(identity.sub, args.input, deps),
  'Mutation.changePlanFeed': ({ args, identity }) => changePlanFeed(identity.sub, args.input, deps),
})
