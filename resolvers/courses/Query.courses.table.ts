import { query } from '@aws-appsync/utils/dynamodb'
import { coursesByType, TABLE_INDEXES } from '#table/keys.ts'
import type { QueryCoursesArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { type Found, pageOf } from '#resolvers/shared/page.ts'
import { type CourseItem, courseItemReply } from '#table/course.ts'

type CoursesCtx = Ctx<QueryCoursesArgs, Found<CourseItem>>

const PAGE = 50

/** Lists courses of a type, published or not, by name, 50 per page. */
export function request(ctx: CoursesCtx) {
  return query({
    index: TABLE_INDEXES.gsi2,
    query: { gsi2pk: { eq: coursesByType(ctx.args.type).gsi2pk } },
    ...pageOf(PAGE, ctx.args.nextToken),
  })
}

export function response(ctx: CoursesCtx) {
  failOnError(ctx)
  const courses = ctx.result.items ?? []
  return { items: courses.map((course) => courseItemReply(course)), nextToken: ctx.result.nextToken ?? null }
}
