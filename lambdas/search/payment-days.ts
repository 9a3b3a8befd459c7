import { dayOfChunk, PAYMENT_CHUNKS } from '#table/search-files.ts'
import type { PaymentEntry } from '#domain/search/payment-entry.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'

/** A day of the academy with payments, as listed in the store. */
export type PaymentDay = { day: string; name: string; etag: string }

/** The days with payments and the payments of each, both newest first. */
export type PaymentDays = {
  list: () => Promise<readonly PaymentDay[]>
  read: (day: PaymentDay) => Promise<readonly PaymentEntry[]>
}

/** The maximum payments that a warm function keeps in memory: about a kilobyte each. */
const MAX_CACHED = 20_000

/** Calls within this many milliseconds share one listing. */
const FRESH_MS = 200

/**
 * Reads the payment files, one per day. A warm function keeps the most recently read, up to 20,000 payments, and checks
 * by ETag whether they are still valid, so memory stays bounded.
 */
export function createPaymentDays(files: SearchFiles, now: () => number, maxCached = MAX_CACHED): PaymentDays {
  // Ordered by last use.
  const known = new Map<string, { etag: string; entries: readonly PaymentEntry[] }>()
  let count = 0
  let listed: readonly PaymentDay[] = []
  let looked = -Infinity
  const forget = (name: string) => {
    count -= known.get(name)?.entries.length ?? 0
    known.delete(name)
  }
  const keep = (name: string, file: { etag: string; entries: readonly PaymentEntry[] }) => {
    forget(name)
    known.set(name, file)
    count += file.entries.length
    for (const oldest of known.keys()) {
      if (count <= maxCached) break
      forget(oldest)
    }
  }
  return {
    list: async () => {
      if (now() - looked < FRESH_MS) return listed
      const began = now()
      const names = await files.list(PAYMENT_CHUNKS)
      listed = [...names]
        .map(([name, etag]) => ({ day: dayOfChunk(name), name, etag }))
        .sort((a, b) => (a.day < b.day ? 1 : -1))
      looked = began
      return listed
    },
    read: async ({ name, etag }) => {
      const before = known.get(name)
      const file =
        before?.etag === etag ? before : ((await files.read<PaymentEntry>(name)) ?? { etag: '', entries: [] })
      keep(name, file)
      return file.entries
    },
  }
}
