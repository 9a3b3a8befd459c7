import type { Payment } from '../payments/payment.ts'

/** The day of a time (epoch milliseconds) in a time zone: 'YYYY-MM-DD'. */
export const dayOf = (time: number, timeZone: string): string =>
  // Canada writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)

/** The month before a month, both 'YYYY-MM'. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`
}

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

/** What came in, less what went back, in cents; and how many payments. */
export type MonthSales = { net: number; paid: number; refunded: number; refundedAmount: number }

/** This month beside the one before: in all, and up to the same day of the month. */
export type MonthComparison = { month: string; current: MonthSales; before: MonthSales; beforeSoFar: MonthSales }

const sum = (days: readonly SalesDay[]): MonthSales => ({
  net: days.reduce((total, { paidAmount, refundedAmount }) => total + paidAmount - refundedAmount, 0),
  paid: days.reduce((total, { paid }) => total + paid, 0),
  refunded: days.reduce((total, { refunded }) => total + refunded, 0),
  refundedAmount: days.reduce((total, { refundedAmount }) => total + refundedAmount, 0),
})

/** Compares the sales of `today`'s month ('YYYY-MM-DD') with those of the days before it in `sales`. */
export function compareMonths(sales: readonly SalesDay[], today: string): MonthComparison {
  const month = today.slice(0, 7)
  const earlier = sales.filter(({ date }) => date.slice(0, 7) < month)
  return {
    month,
    current: sum(sales.filter(({ date }) => date.startsWith(month))),
    before: sum(earlier),
    beforeSoFar: sum(earlier.filter(({ date }) => date.slice(8) <= today.slice(8))),
  }
}

/** Every day of a month ('YYYY-MM') with its sales, none where there were none. */
export function daysOfMonth(sales: readonly SalesDay[], month: string): SalesDay[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`
    const known = sales.find((day) => day.date === date)
    return known ?? { date, paid: 0, paidAmount: 0, refunded: 0, refundedAmount: 0 }
  })
}
