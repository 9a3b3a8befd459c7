import { paymentFilterOf } from '#domain/payments/payment-state.ts'
import { type DayRange, dayRangeOf, isWithin } from '#domain/payments/day-range.ts'
import { paymentFits } from '#domain/search/find-payments.ts'
import { byNewest, type PaymentEntry } from '#domain/search/payment-entry.ts'
import { wordsOf } from '#domain/text/contains-all-words.ts'
import type { PaymentPage, QueryPaymentsArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { adminPaymentReply } from '#table/payment.ts'
import type { PaymentDay } from './payment-days.ts'
import type { SearchDeps } from './search-deps.ts'
import { totalFound } from './total-found.ts'
import { totalPayments } from './total-payments.ts'

/** The position of a list of payments: before this day of the academy or, within it, after this payment. */
export type PaymentCursor = { day: string; after?: { date: number; key: string } }

const TOKEN = /^(\d{4}-\d\d-\d\d)(?:\.(\d{1,15})\.([\w-]{1,64}))?$/

/** Encodes a position as a token. New payments come before it, so nothing is shown twice. */
export const tokenOf = ({ day, after }: PaymentCursor): string => (after ? `${day}.${after.date}.${after.key}` : day)

/** Decodes a token; undefined for the start of the list. Throws 'list-place-invalid'. */
export function cursorOf(token: string | null | undefined): PaymentCursor | undefined {
  if (token === null || token === undefined) return undefined
  const [, day, date, key] = TOKEN.exec(token) ?? []
  if (day === undefined) throw new Refusal('list-place-invalid')
  return key === undefined ? { day } : { day, after: { date: Number(date), key } }
}

/** Spec 3.9.1. */
const PAYMENTS_PER_PAGE = 50

/** The maximum days that one call reads, and its time limit in milliseconds; the next call continues. */
const MAX_DAYS = 62
const MAX_MS = 2_000
const CONCURRENT_READS = 8

type Deps = Pick<SearchDeps, 'payments' | 'sales' | 'now' | 'timeZone'>
type Page = { entries: PaymentEntry[]; next?: PaymentCursor; searchedTo?: number }

const isLeft = ({ day }: PaymentDay, cursor: PaymentCursor | undefined) =>
  cursor === undefined || day < cursor.day || (day === cursor.day && cursor.after !== undefined)

/** Returns the payments of a day after a position. */
const leftOf = ({ day }: PaymentDay, entries: readonly PaymentEntry[], cursor: PaymentCursor | undefined) => {
  const after = cursor?.day === day ? cursor.after : undefined
  return after ? entries.filter((entry) => byNewest(entry, after) > 0) : entries
}

type Fits = (entry: PaymentEntry) => boolean
/**
 * The result of adding a day: whether the page is full, where to continue, and back to when everything was searched.
 */
type Added = { full: boolean; next?: PaymentCursor; searchedTo?: number }

/** Adds a day's matching payments to the page; `isLast`: no day follows. */
function addDay(
  page: PaymentEntry[],
  day: string,
  entries: readonly PaymentEntry[],
  fits: Fits,
  isLast: boolean,
): Added {
  for (const [at, entry] of entries.entries()) {
    if (!fits(entry)) continue
    page.push(entry)
    if (page.length < PAYMENTS_PER_PAGE) continue
    if (isLast && at === entries.length - 1) return { full: true }
    return { full: true, next: { day, after: entry }, searchedTo: entry.date }
  }
  const oldest = entries.at(-1)
  return { full: false, ...(oldest && { searchedTo: oldest.date }) }
}

/** The criteria for a page's payments. */
type PageQuery = { cursor: PaymentCursor | undefined; range: DayRange; fits: Fits }

async function fill({ cursor, range, fits }: PageQuery, { payments, now }: Deps): Promise<Page> {
  const days = (await payments.list()).filter((file) => isLeft(file, cursor) && isWithin(file.day, range))
  const entries: PaymentEntry[] = []
  const began = now()
  let searchedTo: number | undefined
  // The first page is mostly today's, so it reads one file first, then more at a time.
  for (let at = 0, reads = 1; at < days.length; at += reads, reads = Math.min(CONCURRENT_READS, reads * 2)) {
    const batch = days.slice(at, at + reads)
    if (at > 0 && (at + reads > MAX_DAYS || now() - began >= MAX_MS)) {
      const day = days[at - 1]?.day ?? ''
      return { entries, next: { day }, ...(searchedTo !== undefined && { searchedTo }) }
    }
    const read = await Promise.all(batch.map((day) => payments.read(day)))
    for (const [index, day] of batch.entries()) {
      const isLast = at + index === days.length - 1
      const added = addDay(entries, day.day, leftOf(day, read[index] ?? [], cursor), fits, isLast)
      searchedTo = added.searchedTo ?? searchedTo
      if (added.full) return { entries, ...added }
    }
  }
  return { entries }
}

/**
 * Returns payments, newest first, 50 per page (spec 3.9.1), filtered by days, course, status, and all words of a search
 * (spec 3.5.29). A call reads up to 62 days' files and stops after two seconds; `searchedTo` is how far it got. The
 * first page has the range's totals, and a search's if one call covers it. Throws 'list-place-invalid' and
 * 'payment-days-invalid'.
 */
export async function listPayments(
  { search, status, from, to, course, nextToken }: QueryPaymentsArgs,
  deps: Deps,
): Promise<PaymentPage> {
  const range = dayRangeOf(from, to)
  if (!range) throw new Refusal('payment-days-invalid')
  const words = wordsOf(search ?? '')
  const filter = paymentFilterOf(status)
  const cursor = cursorOf(nextToken)
  const began = deps.now()
  const fits: Fits = (entry) =>
    (course == null || entry.courseKey === course) && paymentFits(entry, words, filter, began)
  const isSearch = words.length > 0 || filter !== undefined
  const until = began + MAX_MS
  const [page, totals] = await Promise.all([
    fill({ cursor, range, fits }, deps),
    cursor === undefined ? totalPayments(range, course ?? undefined, deps) : null,
  ])
  // Runs after the page, whose days are then cached.
  const ofSearch = totals && isSearch ? await totalFound(range, fits, until, deps) : null
  return {
    items: page.entries.map(adminPaymentReply),
    nextToken: page.next ? tokenOf(page.next) : null,
    searchedTo: page.searchedTo ?? null,
    totals: totals && { ...totals, found: ofSearch },
  }
}
