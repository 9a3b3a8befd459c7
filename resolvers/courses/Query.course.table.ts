import { get } from '@aws-appsync/utils/dynamodb'
import { courseKey } from '#table/keys.ts'
import type { QueryCourseArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { keyPart } from '#resolvers/shared/key-part.ts'
import { type CourseItem, courseItemReply } from '#table/course.ts'

type CourseCtx = Ctx<QueryCourseArgs, CourseItem | null>

export function request(ctx: CourseCtx) {
  return get({ key: courseKey(keyPart(ctx.args.key)) })
}

export function response(ctx: CourseCtx) {
  failOnError(ctx)
  return ctx.result ? courseItemReply(ctx.result) : null
}
