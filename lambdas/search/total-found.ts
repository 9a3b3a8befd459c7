import { salesOf, sumOfSales } from '#domain/dashboard/sales.ts'
import { type DayRange, isWithin } from '#domain/payments/day-range.ts'
import type { PaymentEntry } from '#domain/search/payment-entry.ts'
import type { FoundPayments } from '#generated/schema.ts'
import type { SearchDeps } from './search-deps.ts'

/** The maximum days whose payments are added up individually. */
const MAX_DAYS = 62
const CONCURRENT_READS = 8

/**
 * Returns how many payments of a range of days match, and their totals: gross, refunds, and lost disputes in cents,
 * counted as the range's totals (`salesOf`). Uses the search's day files, 62 at most. Null if the range has more days,
 * or the time is past `until` (epoch milliseconds).
 */
export async function totalFound(
  range: DayRange,
  fits: (entry: PaymentEntry) => boolean,
  until: number,
  { payments, now }: Pick<SearchDeps, 'payments' | 'now'>,
): Promise<FoundPayments | null> {
  const days = (await payments.list()).filter(({ day }) => isWithin(day, range))
  if (days.length > MAX_DAYS) return null
  let count = 0
  let sales = sumOfSales([])
  for (let at = 0; at < days.length; at += CONCURRENT_READS) {
    if (now() >= until) return null
    const read = await Promise.all(days.slice(at, at + CONCURRENT_READS).map((day) => payments.read(day)))
    for (const entries of read) {
      const fitting = entries.filter(fits)
      count += fitting.length
      sales = sumOfSales([sales, salesOf(fitting)])
    }
  }
  return { payments: count, sales }
}
