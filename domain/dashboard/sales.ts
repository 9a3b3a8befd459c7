import { type MoneyFacts, moneyOf } from '../payments/money.ts'

/** Returns the day of a time (epoch milliseconds) in a time zone: 'YYYY-MM-DD'. */
export const dayOf = (time: number, timeZone: string): string =>
  // Canada's date format is that of ISO 8601.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)

/** Returns the previous month, both 'YYYY-MM'. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`
}

/**
 * The payments received, how many of them were refunded at least in part, and the amounts in cents: `paidAmount` is
 * gross; `lostAmount` was lost to disputes (absent in files of older versions: none).
 */
export type Sales = {
  paid: number
  paidAmount: number
  refunded: number
  refundedAmount: number
  lostAmount?: number
}

/** The sales of one course. */
export type CourseSales = Sales & { key: string; name: string; year?: string }

/** The sales of one day of the academy, 'YYYY-MM-DD'. */
export type SalesDay = Sales & { date: string }

/** A day as stored; `courses` is absent in files of older versions. */
export type StoredSalesDay = SalesDay & { courses?: readonly CourseSales[] }

/** Returns the net of sales, in cents. */
export const netOf = ({ paidAmount, refundedAmount, lostAmount = 0 }: Sales): number =>
  paidAmount - refundedAmount - lostAmount

/**
 * Sums payments. A charged payment counts as paid even after a refund, and then also as refunded: `netOf` returns the
 * difference. A refund or lost dispute counts with its payment, whatever its own date.
 */
export function salesOf(payments: readonly MoneyFacts[]): Sales {
  const sales = { paid: 0, paidAmount: 0, refunded: 0, refundedAmount: 0, lostAmount: 0 }
  for (const payment of payments) {
    const { gross, refunded, lost } = moneyOf(payment)
    if (payment.status !== 'paid' && payment.status !== 'refunded') continue
    sales.paid += 1
    sales.paidAmount += gross
    sales.refunded += refunded > 0 ? 1 : 0
    sales.refundedAmount += refunded
    sales.lostAmount += lost
  }
  return sales
}

/** The fields of a payment that sales use. */
export type SoldPayment = MoneyFacts & { courseKey: string; courseName: string; courseYear?: string }

/** Sums payments by course; a course's name is that of its first payment here. */
export function salesByCourse(payments: readonly SoldPayment[]): CourseSales[] {
  const courses = new Map<string, SoldPayment[]>()
  for (const payment of payments) {
    const some = courses.get(payment.courseKey)
    if (some) some.push(payment)
    else courses.set(payment.courseKey, [payment])
  }
  return [...courses].flatMap(([key, some]) => {
    const sales = salesOf(some)
    const [first] = some
    if (first === undefined || sales.paid === 0) return []
    const { courseName: name, courseYear: year } = first
    return [{ key, name, ...(year !== undefined && { year }), ...sales }]
  })
}

/** Returns the stored sales of a day's payments: in total and by course. */
export const storedSalesDay = (date: string, payments: readonly SoldPayment[]): StoredSalesDay => ({
  date,
  ...salesOf(payments),
  courses: salesByCourse(payments),
})

/** Returns the sum of sales. */
export const sumOfSales = (sales: readonly Sales[]): Required<Sales> =>
  sales.reduce<Required<Sales>>(
    (sum, { paid, paidAmount, refunded, refundedAmount, lostAmount = 0 }) => ({
      paid: sum.paid + paid,
      paidAmount: sum.paidAmount + paidAmount,
      refunded: sum.refunded + refunded,
      refundedAmount: sum.refundedAmount + refundedAmount,
      lostAmount: sum.lostAmount + lostAmount,
    }),
    { paid: 0, paidAmount: 0, refunded: 0, refundedAmount: 0, lostAmount: 0 },
  )

/**
 * Returns the sum of sales by course, highest gross first; a course's name is that of its latest sales in the ascending
 * list.
 */
export function sumByCourse(sales: readonly CourseSales[]): (CourseSales & Required<Sales>)[] {
  const courses = new Map<string, CourseSales[]>()
  for (const course of sales) {
    const some = courses.get(course.key)
    if (some) some.push(course)
    else courses.set(course.key, [course])
  }
  return [...courses.values()]
    .flatMap((some) => {
      const last = some.at(-1)
      return last === undefined ? [] : [{ ...last, ...sumOfSales(some) }]
    })
    .sort((a, b) => b.paidAmount - a.paidAmount || (a.name < b.name ? -1 : Number(a.name > b.name)))
}

/** Returns a month and the 11 before it, ascending, 'YYYY-MM'. */
export function lastMonths(month: string, count = 12): string[] {
  const months = [month]
  while (months.length < count) months.unshift(monthBefore(months[0] ?? month))
  return months
}

/** A month's income minus refunds, in cents, and its number of payments. */
export type MonthSales = { net: number; paid: number; refunded: number; refundedAmount: number; lostAmount: number }

/** This month compared with the previous one: in full, and up to the same day of the month. */
export type MonthComparison = { month: string; current: MonthSales; before: MonthSales; beforeSoFar: MonthSales }

const sum = (days: readonly SalesDay[]): MonthSales => ({
  net: days.reduce((total, day) => total + netOf(day), 0),
  paid: days.reduce((total, { paid }) => total + paid, 0),
  refunded: days.reduce((total, { refunded }) => total + refunded, 0),
  refundedAmount: days.reduce((total, { refundedAmount }) => total + refundedAmount, 0),
  lostAmount: days.reduce((total, { lostAmount = 0 }) => total + lostAmount, 0),
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

/** Returns every day of a month ('YYYY-MM') with its sales, including days without any. */
export function daysOfMonth(sales: readonly SalesDay[], month: string): SalesDay[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`
    const known = sales.find((day) => day.date === date)
    return known ?? { date, paid: 0, paidAmount: 0, refunded: 0, refundedAmount: 0 }
  })
}
