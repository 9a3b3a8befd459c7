import type { SalesDay } from './sales-of.ts'

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
