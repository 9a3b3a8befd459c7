import { get } from '@aws-appsync/utils/dynamodb'
import { questionKey } from '#table/bank-keys.ts'
import type { QueryQuestionArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { type QuestionItem, questionItemReply } from '#table/question.ts'

type QuestionCtx = Ctx<QueryQuestionArgs, QuestionItem | null>

export function request(ctx: QuestionCtx) {
  return get({ key: questionKey(ctx.args.id) })
}

export function response(ctx: QuestionCtx) {
  failOnError(ctx)
  return ctx.result ? questionItemReply(ctx.result) : null
}
