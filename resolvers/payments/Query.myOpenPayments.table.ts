import { query } from '@aws-appsync/utils/dynamodb'
import { enrolmentLocksOf } from '#table/keys.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import type { Found } from '#resolvers/shared/page.ts'

type EnrolmentLockItem = { pk: string; sk: string; paymentKey?: string; progressKey?: string }
type OpenPaymentsCtx = Ctx<Record<string, never>, Found<EnrolmentLockItem>>

/** More courses than anyone owns. */
const MAX_PAYMENTS = 200

/** Queries the student's locks: one of a running payment has no progress yet. */
export function request(ctx: OpenPaymentsCtx) {
  const { pk, prefix } = enrolmentLocksOf(callerId(ctx))
  return query<EnrolmentLockItem>({
    query: { pk: { eq: pk }, sk: { beginsWith: prefix } },
    filter: { progressKey: { attributeExists: false } },
    limit: MAX_PAYMENTS,
  })
}

export function response(ctx: OpenPaymentsCtx) {
  failOnError(ctx)
  const keys: string[] = []
  for (const { paymentKey } of ctx.result.items ?? []) if (paymentKey) keys.push(paymentKey)
  return keys
}
