import { query } from '@aws-appsync/utils/dynamodb'
import { auditEditors } from '#table/keys.ts'
import type { AuditEditor } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import type { Found } from '#resolvers/shared/page.ts'

/** Returns current and former administrators: everyone who has changed something stays listed. */
export function request() {
  return query({ query: { pk: { eq: auditEditors.pk } } })
}

export function response(ctx: Ctx<Record<string, never>, Found<AuditEditor>>) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return items.map((item) => ({ uid: item.uid, name: item.name }))
}
