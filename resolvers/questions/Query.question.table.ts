import { get } from '@aws-appsync/utils/dynamodb'
import { questionKey } from '../../data/keys.ts'
import type { QueryQuestionArgs } from '../../generated/schema.ts'
import type { Ctx } from '../shared/context.ts'
import { failOnError } from '../shared/fail-on-error.ts'
import { type QuestionItem, toQuestion } from '../shared/to-question.ts'

type QuestionCtx = Ctx<QueryQuestionArgs, QuestionItem | null>

export function request(ctx: QuestionCtx) {
  return get({ key: questionKey(ctx.args.id) })
}

export function response(ctx: QuestionCtx) {
  failOnError(ctx)
  return ctx.result ? toQuestion(ctx.result) : null
}
