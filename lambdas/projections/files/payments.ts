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

/** What a batch of the stream changes in the files of payments, one a day of the academy: of several changes, the last. */
function changedPayments(changes: readonly Change<'payment'>[], timeZone: string): Changes<string, PaymentEntry> {
  const changed: Changes<string, PaymentEntry> = new Map()
  for (const { after, item } of changes)
    putChange(changed, paymentChunk(dayOf(item.date, timeZone)), item.key, after && paymentEntry(paymentOf(after)))
  return changed
}

/**
 * Brings the files of payments up to what a batch of the stream says (decision 0026), as `followSearchFiles` does the others.
 * Gives every file that the batch names as it then is.
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
 * Sets the sales of the days whose files of payments these are (decision 0027). They are what the day's payments come to,
 * never added to, so a batch of the stream that comes again sells nothing twice.
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

/** Sets how many payments of these files are disputed, without those that the index of unsettled ones holds. */
const projectDisputes = (payments: FileEntries<PaymentEntry>, files: SearchFiles): Promise<void> =>
  setCounts(files, PAYMENT_COUNTS, payments, (file, entries): PaymentCount | undefined => {
    const settled = entries.filter((entry) => !isUnsettled(entry))
    const disputed = settled.filter((entry) => attentionReason(entry, 0) === 'disputed').length
    return disputed === 0 ? undefined : { file, disputed }
  })

/** What is counted of files of payments: their sales, and what is disputed. */
async function countPayments(held: FileEntries<PaymentEntry>, files: SearchFiles): Promise<void> {
  await projectSales(held, files)
  await projectDisputes(held, files)
}

/** Keeps the files of payments, one a day, with the sales of each day and how many payments are disputed. */
export async function projectPayments(
  changes: readonly Change<'payment'>[],
  { searchFiles, timeZone }: Pick<Deps, 'searchFiles' | 'timeZone'>,
): Promise<void> {
  await countPayments(await followPayments(changes, searchFiles, timeZone), searchFiles)
}

/** After this many months in a row without a payment there are none before. */
const LAST_EMPTY = 24

/** Payments by month (UTC) and key. */
type Months = Map<string, Map<string, PaymentItem>>

/** Payments that are open: one that is still processing is in no month of the index (table/payment.ts). */
async function openPayments(table: Table): Promise<Months> {
  const months: Months = new Map()
  const items = await queryWholeIndex<PaymentItem>(table, { index: 'gsi2', pk: processingPayments.gsi2pk })
  for (const item of items) {
    const month = monthOf(item.date)
    months.set(month, (months.get(month) ?? new Map<string, PaymentItem>()).set(item.key, item))
  }
  return months
}

/** Every payment of a month, once: what is listed there is newer than what was read of it while it was open. */
async function paymentsIn(table: Table, month: string, open: Months): Promise<PaymentItem[]> {
  const listed = await queryWholeIndex<PaymentItem>(table, { index: 'gsi1', pk: paymentsOfMonth(month).gsi1pk })
  const items = new Map(open.get(month))
  for (const item of listed) items.set(item.key, item)
  return [...items.values()]
}

/** Adds one month's payments to the files of their days, with what the month after has of its last day. */
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
    // A day of the academy may begin in the month before by UTC: the earliest file waits for it.
    await write([...begun.keys()].sort().slice(1))
  }
  await write([...begun.keys(), ...left])
  return { payments: count }
}
