import { util } from '@aws-appsync/utils'
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

/** The maximum entries that one call searches for words. */
const SEARCHED = 200

const MAX_WORDS = 5

/**
 * Lists administrators' changes, newest first. Each filter has its own partition or index; with both, `by` filters the
 * entries of `kind`, and words filter whichever is read. Sort keys begin with the time in a fixed number of digits.
 */
export function request(ctx: AuditCtx) {
  const { by, kind, from, to, words, oldestFirst, nextToken } = ctx.args
  const searched = words ?? []
  if (searched.length > MAX_WORDS) util.error('request-invalid', 'request-invalid')
  const conditions = [
    ...(kind && by ? [{ by: { eq: keyPart(by) } }] : []),
    ...searched.map((word) => ({ text: { contains: keyPart(word) } })),
  ]
  const filter = conditions.length > 0 ? { filter: { and: conditions } } : {}
  const page = pageOf(searched.length > 0 ? SEARCHED : PAGE, nextToken, oldestFirst !== true)
  const between = { between: [`${from ?? 0}`, `${to ?? 9}`] }
  if (kind) return query({ query: { pk: { eq: auditOfKind(keyPart(kind)).pk }, sk: between }, ...filter, ...page })
  if (by) {
    const { gsi2pk } = auditOfEditor(keyPart(by))
    return query({ index: TABLE_INDEXES.gsi2, query: { gsi2pk: { eq: gsi2pk }, gsi2sk: between }, ...filter, ...page })
  }
  const { gsi1pk } = auditOfAll
  return query({ index: TABLE_INDEXES.gsi1, query: { gsi1pk: { eq: gsi1pk }, gsi1sk: between }, ...filter, ...page })
}

export function response(ctx: AuditCtx) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return { items: items.map((item) => toAuditEntry(item)), nextToken: ctx.result.nextToken ?? null }
}
