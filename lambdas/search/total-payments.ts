import {
  dayOf,
  type StoredSalesDay,
  storedSalesDay,
  lastMonths,
  type Sales,
  sumByCourse,
  sumOfSales,
} from '#domain/dashboard/sales.ts'
import { type DayRange, isWithin } from '#domain/payments/day-range.ts'
import type { PaymentTotals, Sales as SalesReply } from '#generated/schema.ts'
import type { SearchDeps } from './search-deps.ts'

type Deps = Pick<SearchDeps, 'sales' | 'payments' | 'now' | 'timeZone'>

const replyOf = (sales: readonly Sales[]): SalesReply => sumOfSales(sales)

/** Returns a day with its courses; days of older versions are computed from their payments. */
async function withCourses(days: readonly StoredSalesDay[], { payments }: Deps): Promise<readonly StoredSalesDay[]> {
  if (days.every(({ courses }) => courses !== undefined)) return days
  const files = new Map((await payments.list()).map((file) => [file.day, file]))
  const fullDays: StoredSalesDay[] = []
  // Sequential, because this is rare and a day may have thousands.
  for (const day of days) {
    const file = day.courses === undefined ? files.get(day.date) : undefined
    fullDays.push(file ? storedSalesDay(day.date, await payments.read(file)) : day)
  }
  return fullDays
}

const coursesOf = ({ courses = [] }: StoredSalesDay) => courses

/** Returns what counts of a day: all of it or, for a given course, its part. */
const partOf = (day: StoredSalesDay, course: string | undefined): readonly Sales[] =>
  course === undefined ? [day] : coursesOf(day).filter(({ key }) => key === course)

/**
 * Returns the totals of a range of days, overall and by course, and of the last 12 months; only of `course` if given.
 * Gross, refunds, and lost disputes in cents, each on its payment's day. Uses the monthly sales files (decision 0094):
 * no read units for any number of payments.
 */
export async function totalPayments(
  range: DayRange,
  course: string | undefined,
  deps: Deps,
): Promise<Omit<PaymentTotals, 'found'>> {
  const today = dayOf(deps.now(), deps.timeZone)
  const months = lastMonths(today.slice(0, 7))
  const days = await withCourses(await deps.sales((month) => months.includes(month) || isWithin(month, range)), deps)
  const within = days.filter(({ date }) => isWithin(date, range))
  return {
    today,
    sales: replyOf(within.flatMap((day) => partOf(day, course))),
    courses: sumByCourse(within.flatMap(coursesOf))
      .filter(({ key }) => course === undefined || key === course)
      .map(({ key, name, year, ...sales }) => ({ key, name, year: year ?? null, sales: replyOf([sales]) })),
    months: months.map((month) => ({
      month,
      sales: replyOf(days.filter(({ date }) => date.startsWith(month)).flatMap((day) => partOf(day, course))),
    })),
  }
}
