import { get } from '@aws-appsync/utils/dynamodb'
import { userKey } from '../../../data/keys.ts'
import type { QueryStudentProgressArgs } from '../../../generated/schema.ts'
import type { Ctx } from '../../shared/context.ts'
import { failOnError } from '../../shared/fail-on-error.ts'
import { toUser, type UserItem } from '../../shared/to-user.ts'

type StudentCtx = Ctx<QueryStudentProgressArgs, UserItem | null>

export function request(ctx: StudentCtx) {
  return get({ key: userKey(ctx.args.uid) })
}

export function response(ctx: StudentCtx) {
  failOnError(ctx)
  return ctx.result ? toUser(ctx.result, true) : null
}
