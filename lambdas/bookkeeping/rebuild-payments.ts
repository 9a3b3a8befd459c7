import { paymentsOfMonth } from '../../data/keys.ts'
import { type PaymentItem, paymentOf } from '../../data/payment.ts'
import { PAYMENT_CHUNKS, paymentChunk } from '../../data/search-chunk.ts'
import { dayOf, monthBefore } from '../../domain/dashboard/day-of.ts'
import { byNewest, paymentEntry, type PaymentEntry } from '../../domain/search/payment-entry.ts'
import { queryWholeIndex } from '../shared/query-index.ts'
import type { SearchFiles } from '../shared/search-files.ts'
import type { Table } from '../shared/table.ts'
import { keepSales } from './keep-sales.ts'

/** After this many months in a row without a payment there are none before. */
const LAST_EMPTY = 24

type Means = { table: Table; searchFiles: SearchFiles; timeZone: string; now: () => number }

/** The files of one month's payments (UTC), with what the month after has of its last day. */
async function filesOf({ table, timeZone }: Means, month: string, begun: Map<string, PaymentEntry[]>): Promise<number> {
  const items = await queryWholeIndex<PaymentItem>(table, { index: 'gsi1', pk: paymentsOfMonth(month).gsi1pk })
  for (const item of items) {
    const file = paymentChunk(dayOf(item.date, timeZone))
    const entries = begun.get(file) ?? []
    entries.push(paymentEntry(paymentOf(item)))
    begun.set(file, entries)
  }
  return items.length
}

/**
 * Writes the files of payments and their sales anew, month by month from today's back, and empties those of days without. A month at a
 * time is in memory: 30,000 payments take some 60 MB. Says how many payments there are.
 */
export async function rebuildPayments(means: Means): Promise<number> {
  const { searchFiles: files, now } = means
  const left = new Set((await files.list(PAYMENT_CHUNKS)).keys())
  const begun = new Map<string, PaymentEntry[]>()
  const write = async (names: readonly string[]) => {
    const held = new Map(names.map((name) => [name, (begun.get(name) ?? []).sort(byNewest)]))
    for (const [name, entries] of held) {
      await files.write(name, entries)
      begun.delete(name)
      left.delete(name)
    }
    await keepSales(held, files)
  }
  let count = 0
  let month = new Date(now()).toISOString().slice(0, 7)
  for (let empty = 0; empty < LAST_EMPTY; month = monthBefore(month)) {
    const found = await filesOf(means, month, begun)
    count += found
    empty = found === 0 ? empty + 1 : 0
    // A day of the academy may begin in the month before by UTC: the earliest file waits for it.
    await write([...begun.keys()].sort().slice(1))
  }
  await write([...begun.keys(), ...left])
  return count
}
