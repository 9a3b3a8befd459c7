import { query } from '@aws-appsync/utils/dynamodb'
import { auditOfAll, auditOfEditor, auditOfKind, TABLE_INDEXES } from '#table/keys.ts'
import type { AuditEntry, QueryAuditArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { keyPart } from '#resolvers/shared/key-part.ts'
import { type Found, pageOf } from '#resolvers/shared/page.ts'
import { toAuditEntry } from '#resolvers/shared/to-audit-entry.ts'

type AuditCtx = Ctx<QueryAuditArgs, Found<AuditEntry>>

const PAGE = 25

/** What administrators changed, newest first. Each filter has an order of its own in the table; both together look through one. */
export function request(ctx: AuditCtx) {
  const { by, kind, nextToken } = ctx.args
  const page = pageOf(PAGE, nextToken, true)
  if (kind) {
    const filter = by ? { filter: { by: { eq: keyPart(by) } } } : {}
    return query({ query: { pk: { eq: auditOfKind(keyPart(kind)).pk } }, ...filter, ...page })
  }
  if (by)
    return query({ index: TABLE_INDEXES.gsi2, query: { gsi2pk: { eq: auditOfEditor(keyPart(by)).gsi2pk } }, ...page })
  return query({ index: TABLE_INDEXES.gsi1, query: { gsi1pk: { eq: auditOfAll.gsi1pk } }, ...page })
}

export function response(ctx: AuditCtx) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return { items: items.map((item) => toAuditEntry(item)), nextToken: ctx.result.nextToken ?? null }
}
