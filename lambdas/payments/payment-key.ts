import { createHash } from 'node:crypto'

/** The key of the payment that a student's request makes: the same request always names the same payment. */
export const paymentKeyOf = (uid: string, requestId: string): string =>
  createHash('sha256').update(`${uid}\n${requestId}`).digest('hex').slice(0, 32)
