import { query } from '@aws-appsync/utils/dynamodb'
import { imports } from '#table/bank-keys.ts'
import { TABLE_INDEXES } from '#table/keys.ts'
import type { ImportBatch, QueryImportsArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { type Found, pageOf } from '#resolvers/shared/page.ts'

type Item = ImportBatch & { newTags?: number[]; newAreas?: number[] }
type ImportsCtx = Ctx<QueryImportsArgs, Found<Item>>

const PAGE = 20

const toImport = ({ key, name, author, createdOn, added, changed, undone, newTags, newAreas }: Item): ImportBatch => ({
  key,
  name,
  author,
  createdOn,
  added,
  changed,
  undone,
  labels: (newTags ?? []).length + (newAreas ?? []).length,
})

/** Lists imported files, newest first. */
export function request(ctx: ImportsCtx) {
  return query({
    index: TABLE_INDEXES.gsi1,
    query: { gsi1pk: { eq: imports.gsi1pk } },
    ...pageOf(PAGE, ctx.args.nextToken, true),
  })
}

export function response(ctx: ImportsCtx) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return { items: items.map((item) => toImport(item)), nextToken: ctx.result.nextToken ?? null }
}
