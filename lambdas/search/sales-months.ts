import type { StoredSalesDay } from '#domain/dashboard/sales.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { monthOfSales, SALES_COUNTS } from '#table/search-files.ts'

/** Returns the sales of the months ('YYYY-MM') that `isNeeded` accepts, by day, ascending. */
export type SalesMonths = (isNeeded: (month: string) => boolean) => Promise<readonly StoredSalesDay[]>

const CONCURRENT_READS = 8

/**
 * Reads the sales files, one per month (decision 0027). A warm function keeps them and checks by ETag whether they are
 * still valid: a month of 20 courses has about 70 KB, so ten years have 8 MB.
 */
export function createSalesMonths(files: SearchFiles): SalesMonths {
  const known = new Map<string, { etag: string; entries: readonly StoredSalesDay[] }>()
  const read = async (name: string, etag: string): Promise<readonly StoredSalesDay[]> => {
    const before = known.get(name)
    if (before?.etag === etag) return before.entries
    const file = (await files.read<StoredSalesDay>(name)) ?? { etag: '', entries: [] }
    known.set(name, file)
    return file.entries
  }
  return async (isNeeded) => {
    const names = [...(await files.list(SALES_COUNTS))]
      .filter(([name]) => isNeeded(monthOfSales(name)))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const days: StoredSalesDay[] = []
    for (let at = 0; at < names.length; at += CONCURRENT_READS) {
      const batch = names.slice(at, at + CONCURRENT_READS)
      for (const month of await Promise.all(batch.map(([name, etag]) => read(name, etag)))) days.push(...month)
    }
    return days
  }
}
