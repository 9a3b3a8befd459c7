import { countCall } from '#lambdas/field/count-call.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * A student's screen checks every three seconds at most. The card service limits the academy as a whole, so one
 * student's calls could block other buyers.
 */
const CHECK_LIMIT = { kind: 'card-service', most: 30 } as const

/**
 * Counts a student's check of an open payment. Returns false once the minute's limit is reached; the card service is
 * then not called.
 */
export const countStatusCheck = (uid: string, { table, now }: Pick<PaymentDeps, 'table' | 'now'>): Promise<boolean> =>
  countCall(table, uid, CHECK_LIMIT, now())
