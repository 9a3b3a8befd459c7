import { dayOfChunk, salesCounts } from '#table/search-files.ts'
import { type KeptDay, keptDay, type SoldPayment } from '#domain/dashboard/sales.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { type Changes, type FileEntries, rewriteFiles } from './rewrite-files.ts'

const byDay = {
  idOf: ({ date }: KeptDay) => date,
  compare: (a: KeptDay, b: KeptDay) => (a.date < b.date ? -1 : Number(a.date > b.date)),
}

/**
 * Sets the sales of the days whose files of payments these are (decision 0027). They are what the day's payments come to,
 * never added to, so a batch of the stream that comes again sells nothing twice.
 */
export async function projectSales(payments: FileEntries<SoldPayment>, files: SearchFiles): Promise<void> {
  const changes: Changes<string, KeptDay> = new Map()
  for (const [name, entries] of payments) {
    const date = dayOfChunk(name)
    const file = salesCounts(date.slice(0, 7))
    const days = changes.get(file) ?? new Map<string, KeptDay | undefined>()
    const day = keptDay(date, entries)
    days.set(date, day.paid > 0 ? day : undefined)
    changes.set(file, days)
  }
  await rewriteFiles(files, changes, byDay)
}
