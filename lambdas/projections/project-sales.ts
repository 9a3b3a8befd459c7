import { dayOfChunk, salesCounts } from '#table/search-files.ts'
import { salesOf, type SalesDay } from '#domain/dashboard/sales.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { type Changes, type FileEntries, rewriteFiles } from './rewrite-files.ts'

const byDay = {
  idOf: ({ date }: SalesDay) => date,
  compare: (a: SalesDay, b: SalesDay) => (a.date < b.date ? -1 : Number(a.date > b.date)),
}

/**
 * Sets the sales of the days whose files of payments these are (decision 0027). They are what the day's payments come to,
 * never added to, so a batch of the stream that comes again sells nothing twice.
 */
export async function projectSales(
  payments: FileEntries<Pick<Payment, 'status' | 'amount'>>,
  files: SearchFiles,
): Promise<void> {
  const changes: Changes<string, SalesDay> = new Map()
  for (const [name, entries] of payments) {
    const date = dayOfChunk(name)
    const file = salesCounts(date.slice(0, 7))
    const days = changes.get(file) ?? new Map<string, SalesDay | undefined>()
    const sales = salesOf(entries)
    days.set(date, sales.paid > 0 ? { date, ...sales } : undefined)
    changes.set(file, days)
  }
  await rewriteFiles(files, changes, byDay)
}
