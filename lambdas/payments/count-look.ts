import { countCall } from '#lambdas/field/count-call.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** Their screen looks every three seconds at most; the card service's own limit is one for the whole academy, which other buyers would meet. */
const LOOKS = { kind: 'card-service', most: 30 } as const

/** Counts a student's look at a payment that is open; false: the minute's are used up, and the card service is not asked. */
export const countLook = (uid: string, { table, now }: Pick<PaymentDeps, 'table' | 'now'>): Promise<boolean> =>
  countCall(table, uid, LOOKS, now())
