import { netOf, type Sales } from '../dashboard/sales.ts'
import { type CsvColumn, csvFile } from '../text/csv-file.ts'

/** The total payments of one course, in cents. */
export type CourseTotal = { key: string; name: string; year?: string | null; sales: Sales }

const usd = (cents: number): string => (cents / 100).toFixed(2)

const COLUMNS: readonly CsvColumn<CourseTotal>[] = [
  ['Course', ({ name }) => name],
  ['Year', ({ year }) => year ?? ''],
  ['Payments', ({ sales }) => String(sales.paid)],
  ['Gross (USD)', ({ sales }) => usd(sales.paidAmount)],
  ['Refunds (USD)', ({ sales }) => usd(sales.refundedAmount)],
  ['Lost disputes (USD)', ({ sales }) => usd(sales.lostAmount ?? 0)],
  ['Net (USD)', ({ sales }) => usd(netOf(sales))],
  ['Course key', ({ key }) => key],
]

/** Returns totals by course as a CSV file. */
export const csvOfTotals = (courses: readonly CourseTotal[]): string => csvFile(COLUMNS, courses)
