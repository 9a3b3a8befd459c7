import { query } from '@aws-appsync/utils/dynamodb'
import { TABLE_INDEXES, usersByType } from '../../data/keys.ts'
import type { QueryStudentsArgs } from '../../generated/schema.ts'
import type { Ctx } from '../shared/context.ts'
import { failOnError } from '../shared/fail-on-error.ts'
import { type Found, pageOf } from '../shared/page.ts'
import { toUser, type UserItem } from '../shared/to-user.ts'

type StudentsCtx = Ctx<QueryStudentsArgs, Found<UserItem>>

const PAGE = 20

/** Students by last name, then first name, 20 a page (spec 3.2.21). */
export function request(ctx: StudentsCtx) {
  return query({
    index: TABLE_INDEXES.gsi1,
    query: { gsi1pk: { eq: usersByType('Student').gsi1pk } },
    ...pageOf(PAGE, ctx.args.nextToken),
  })
}

export function response(ctx: StudentsCtx) {
  failOnError(ctx)
  const users = ctx.result.items ?? []
  return { items: users.map((user) => toUser(user, true)), nextToken: ctx.result.nextToken ?? null }
}
