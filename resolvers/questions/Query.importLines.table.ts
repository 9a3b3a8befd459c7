import { query } from '@aws-appsync/utils/dynamodb'
import { importLines } from '#table/bank-keys.ts'
import type { QueryImportLinesArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { keyPart } from '#resolvers/shared/key-part.ts'
import { type Found, pageOf } from '#resolvers/shared/page.ts'

type Line = { before?: number }
/** The lines of one transaction, or (until decision 0097) one line. */
type Lines = { ids: number[]; lines: Record<string, Line> } | ({ id: number; ids?: undefined } & Line)

/** Items per page: about 25 questions each. */
const PAGE = 20

/** Lists the questions that an import added or changed, in line order. */
export function request(ctx: Ctx<QueryImportLinesArgs>) {
  const { pk, prefix } = importLines(keyPart(ctx.args.key))
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: prefix } }, ...pageOf(PAGE, ctx.args.nextToken) })
}

export function response(ctx: Ctx<QueryImportLinesArgs, Found<Lines>>) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return {
    items: items.flatMap((item) => {
      if (item.ids === undefined) return [{ id: item.id, added: item.before === undefined }]
      return item.ids
        .filter((id) => item.lines[`${id}`] !== undefined)
        .map((id) => ({ id, added: item.lines[`${id}`]?.before === undefined }))
    }),
    nextToken: ctx.result.nextToken ?? null,
  }
}
