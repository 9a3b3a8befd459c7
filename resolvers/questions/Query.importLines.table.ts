import { query } from '@aws-appsync/utils/dynamodb'
import { importLines } from '#table/keys.ts'
import type { QueryImportLinesArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { keyPart } from '#resolvers/shared/key-part.ts'
import { type Found, pageOf } from '#resolvers/shared/page.ts'

type Line = { id: number; before?: number }

const PAGE = 100

/** The questions that an import added or changed, in the order of its lines. */
export function request(ctx: Ctx<QueryImportLinesArgs>) {
  const { pk, prefix } = importLines(keyPart(ctx.args.key))
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: prefix } }, ...pageOf(PAGE, ctx.args.nextToken) })
}

export function response(ctx: Ctx<QueryImportLinesArgs, Found<Line>>) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return {
    items: items.map(({ id, before }) => ({ id, added: before === undefined })),
    nextToken: ctx.result.nextToken ?? null,
  }
}
