import type { Payment } from '#domain/payments/payment.ts'

/** What was paid and given back; amounts in cents. */
export type Sales = { paid: number; paidAmount: number; refunded: number; refundedAmount: number }

/** The sales of one day of the academy, 'YYYY-MM-DD'. */
export type SalesDay = Sales & { date: string }

/**
 * What these payments came to. A payment that was charged counts as paid, also when its money went back, and then as
 * refunded as well: what is left is paidAmount - refundedAmount. A refund counts with its payment, whenever it came.
 */
export function salesOf(payments: readonly Pick<Payment, 'status' | 'amount'>[]): Sales {
  const sales: Sales = { paid: 0, paidAmount: 0, refunded: 0, refundedAmount: 0 }
  for (const { status, amount } of payments) {
    if (status !== 'paid' && status !== 'refunded') continue
    sales.paid += 1
    sales.paidAmount += amount
    if (status === 'paid') continue
    sales.refunded += 1
    sales.refundedAmount += amount
  }
  return sales
}
