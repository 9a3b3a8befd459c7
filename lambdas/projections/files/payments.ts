import { attentionReason, isUnsettled } from '#domain/dashboard/attention.ts'
import { dayOf, type StoredSalesDay, storedSalesDay, monthBefore, type SoldPayment } from '#domain/dashboard/sales.ts'
import { byNewest, paymentEntry, type PaymentEntry } from '#domain/search/payment-entry.ts'
import { paymentsOfMonth, processingPayments } from '#table/keys.ts'
import { monthOf, type PaymentItem, paymentOf } from '#table/payment.ts'
import {
  dayOfChunk,
  PAYMENT_CHUNKS,
  PAYMENT_COUNTS,
  paymentChunk,
  type PaymentCount,
  salesCounts,
} from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type Changes, type FileEntries, putChange, rewriteFiles, setCounts } from './rewrite-files.ts'

type Deps = { table: Table; searchFiles: SearchFiles; timeZone: string; now: () => number }

/**
 * Returns a batch's changes by payment file, one file per day of the academy; the last of several changes to a payment.
 */
function changedPayments(changes: readonly Change<'payment'>[], timeZone: string): Changes<string, PaymentEntry> {
  const changed: Changes<string, PaymentEntry> = new Map()
  for (const { after, item } of changes)
    putChange(changed, paymentChunk(dayOf(item.date, timeZone)), item.key, after && paymentEntry(paymentOf(after)))
  return changed
}

/**
 * Applies a batch to the payment files (decision 0026), as `followSearchFiles` does for the others. Returns the new
 * content of every affected file.
 */
export const followPayments = (
  changes: readonly Change<'payment'>[],
  files: SearchFiles,
  timeZone: string,
): Promise<FileEntries<PaymentEntry>> =>
  rewriteFiles(files, changedPayments(changes, timeZone), { idOf: ({ key }) => key, compare: byNewest })

const byDay = {
  idOf: ({ date }: StoredSalesDay) => date,
  compare: (a: StoredSalesDay, b: StoredSalesDay) => (a.date < b.date ? -1 : Number(a.date > b.date)),
}

/**
 * Sets the sales of the days of these payment files (decision 0027). Sales are recomputed from the day's payments,
 * never added to, so a repeated batch counts nothing twice.
 */
export async function projectSales(payments: FileEntries<SoldPayment>, files: SearchFiles): Promise<void> {
  const changes: Changes<string, StoredSalesDay> = new Map()
  for (const [name, entries] of payments) {
    const date = dayOfChunk(name)
    const file = salesCounts(date.slice(0, 7))
    const days = changes.get(file) ?? new Map<string, StoredSalesDay | undefined>()
    const day = storedSalesDay(date, entries)
    days.set(date, day.paid > 0 ? day : undefined)
    changes.set(file, days)
  }
  await rewriteFiles(files, changes, byDay)
}

/** Sets the number of disputed payments in these files, except those in the index of unsettled payments. */
const projectDisputes = (payments: FileEntries<PaymentEntry>, files: SearchFiles): Promise<void> =>
  setCounts(files, PAYMENT_COUNTS, payments, (file, entries): PaymentCount | undefined => {
    const settled = entries.filter((entry) => !isUnsettled(entry))
    const disputed = settled.filter((entry) => attentionReason(entry, 0) === 'disputed').length
    return disputed === 0 ? undefined : { file, disputed }
  })

/** Updates the counts of payment files: sales and disputes. */
async function countPayments(held: FileEntries<PaymentEntry>, files: SearchFiles): Promise<void> {
  await projectSales(held, files)
  await projectDisputes(held, files)
}

/** Maintains the payment files, one per day, with each day's sales and the number of disputed payments. */
export async function projectPayments(
  changes: readonly Change<'payment'>[],
  { searchFiles, timeZone }: Pick<Deps, 'searchFiles' | 'timeZone'>,
): Promise<void> {
  await countPayments(await followPayments(changes, searchFiles, timeZone), searchFiles)
}

/** Stops after this many consecutive months without a payment. */
const LAST_EMPTY = 24

/** Payments by month (UTC) and key. */
type Months = Map<string, Map<string, PaymentItem>>

/** Returns open payments by month: a processing payment is in no month of the index (table/payment.ts). */
async function openPayments(table: Table): Promise<Months> {
  const months: Months = new Map()
  const items = await queryWholeIndex<PaymentItem>(table, { index: 'gsi2', pk: processingPayments.gsi2pk })
  for (const item of items) {
    const month = monthOf(item.date)
    months.set(month, (months.get(month) ?? new Map<string, PaymentItem>()).set(item.key, item))
  }
  return months
}

/** Returns every payment of a month once; the month's index is newer than the earlier read of open payments. */
async function paymentsIn(table: Table, month: string, open: Months): Promise<PaymentItem[]> {
  const listed = await queryWholeIndex<PaymentItem>(table, { index: 'gsi1', pk: paymentsOfMonth(month).gsi1pk })
  const items = new Map(open.get(month))
  for (const item of listed) items.set(item.key, item)
  return [...items.values()]
}

/** Adds one month's payments to the files of their days, which may already have payments of the following month. */
function addEntries(items: readonly PaymentItem[], timeZone: string, begun: Map<string, PaymentEntry[]>): void {
  for (const item of items) {
    const file = paymentChunk(dayOf(item.date, timeZone))
    const entries = begun.get(file) ?? []
    entries.push(paymentEntry(paymentOf(item)))
    begun.set(file, entries)
  }
}

/**
 * Rewrites the files of payments and their sales, month by month from today back, and empties those of days without
 * payments. Open payments are read first: a payment only moves from them to its month, so none is missed. Returns the
 * number of payments. Memory: a month (30,000 payments: 60 MB).
 */
export async function rebuildPayments(deps: Deps): Promise<{ payments: number }> {
  const { table, searchFiles: files, timeZone, now } = deps
  const left = new Set((await files.list(PAYMENT_CHUNKS)).keys())
  const begun = new Map<string, PaymentEntry[]>()
  const write = async (names: readonly string[]) => {
    const held = new Map(names.map((name) => [name, (begun.get(name) ?? []).sort(byNewest)]))
    for (const [name, entries] of held) {
      await files.write(name, entries)
      begun.delete(name)
      left.delete(name)
    }
    await countPayments(held, files)
  }
  let count = 0
  const open = await openPayments(table)
  let month = monthOf(now())
  for (let empty = 0; empty < LAST_EMPTY; month = monthBefore(month)) {
    const items = await paymentsIn(table, month, open)
    addEntries(items, timeZone, begun)
    count += items.length
    empty = items.length === 0 ? empty + 1 : 0
    // A day of the academy may begin in the previous UTC month, so the earliest file waits for that month.
    await write([...begun.keys()].sort().slice(1))
  }
  await write([...begun.keys(), ...left])
  return { payments: count }
}
