import { storedSalesDay, netOf, type Sales, salesOf } from '#domain/dashboard/sales.ts'
import type { Dispute } from '#domain/payments/payment.ts'
import { csvOfPayments } from '#domain/payments/payment-csv.ts'
import { byNewest, type PaymentEntry, paymentEntry } from '#domain/search/payment-entry.ts'
import { adminPaymentReply } from '#table/payment.ts'
import { dayOfChunk, paymentChunk, salesCounts } from '#table/search-files.ts'
import { atMost, figure, median, type Row, row } from './rows.ts'
import { type Call, runSearch, searchEnvironment, serveFiles, type StandIn } from './search-process.ts'

const DAY_MS = 86_400_000
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS
const COURSES = 20
const padded = (n: number, length: number) => String(n).padStart(length, '0')

const aDispute = (n: number, date: number): Dispute => ({
  id: `dp_3Q${padded(n, 22)}`,
  status: n % 200 === 50 ? 'lost' : n % 200 === 100 ? 'won' : 'needs_response',
  amount: 39_900,
  reason: 'fraudulent',
  created: date + 20 * DAY_MS,
})

/**
 * Money returned from the nth payment: out of 50, three full refunds, two partial refunds of 99.50, and a dispute, one
 * in four of which is lost.
 */
function moneyBack(n: number, date: number): Partial<PaymentEntry> {
  const by = { reason: 'The student moved away before the course began', by: 'Avery Moss', date: date + 5 * DAY_MS }
  if (n % 50 === 0) {
    const dispute = aDispute(n, date)
    return { disputes: [dispute], ...(dispute.status === 'lost' && { lostAmount: 39_900 }) }
  }
  if (n % 50 < 4) return { status: 'refunded', refund: by, refundedAmount: 39_900 }
  return n % 50 < 6 ? { partRefunds: [{ ...by, id: `part-${n}`, amount: 9_950 }], refundedAmount: 9_950 } : {}
}

/**
 * The nth payment, for one of 20 courses; one in twenty was declined. `at` is its position in its day, where one name
 * is rare.
 */
function aPayment(day: string, n: number, at: number, date: number): PaymentEntry {
  const isDeclined = n % 20 === 19
  const course = n % COURSES
  const entry = paymentEntry({
    key: `${day.replaceAll('-', '')}${padded(n, 24)}`,
    courseKey: `0kdsvnyvrpq8qhzp3m8k1ndt${padded(course, 2)}`,
    courseName: `RN Review March ${course + 1} 9:00AM`,
    courseType: 'Live',
    group: `review-march-${course + 1}-9-00am`,
    studentId: `b7d3e7f0-0000-4000-8000-${padded(n, 12)}`,
    studentName: at === 1 ? 'Zoë Quartz' : 'Nora Newman',
    studentType: 'Student',
    email: `student-${n}@academy.example`,
    amount: 39_900,
    description: `RN Review March ${course + 1} 9:00AM - 90 days online`,
    date,
    token: 'ctoken_1',
    processing: false,
    status: isDeclined ? 'failed' : 'paid',
    charge: { id: `ch_3Q${padded(n, 22)}`, ...(isDeclined && { failure_message: 'Your card was declined.' }) },
    progressKey: '0kdsvnyvrpq8qhzp3m8k1ndthz',
    intentId: `pi_3Q${padded(n, 22)}`,
  })
  return isDeclined ? entry : { ...entry, ...moneyBack(n, date) }
}

type Size = { days: number; aday: number }

/** The days with payments until today, the oldest first, and the payments of one of them. */
const daysOf = ({ days }: Size) =>
  Array.from({ length: days }, (_, n) => new Date(TODAY - (days - 1 - n) * DAY_MS).toISOString().slice(0, 10))
const paymentsOn = (day: string, { days, aday }: Size): PaymentEntry[] => {
  const start = Date.parse(day)
  const first = (days - 1 - (TODAY - start) / DAY_MS) * aday
  const payments = Array.from({ length: aday }, (_, at) =>
    aPayment(day, first + at, at, start + at * Math.floor(DAY_MS / aday)),
  )
  return payments.sort(byNewest)
}

/** A store of search files with a number of payments over a number of days, generated on request. */
export const servePayments = (size: Size): Promise<StandIn> =>
  serveFiles(daysOf(size).map(paymentChunk), (name) => paymentsOn(dayOfChunk(name), size))

const payments = (args: object): Call => ({ field: 'Query.payments', arguments: { ...args } })

/** Follows the pages of a list or a search to its end. */
const FOLLOW = `
const follow = async (args) => {
  let [calls, slowest, items, nextToken] = [0, 0, 0, null]
  const began = performance.now()
  do {
    const page = await ask({ field: 'Query.payments', arguments: { ...args, nextToken } })
    calls += 1
    slowest = Math.max(slowest, page.ms)
    items += page.items.length
    nextToken = page.nextToken
  } while (nextToken)
  return { calls, slowest, items, ms: performance.now() - began }
}`
type Followed = { calls: number; slowest: number; items: number; ms: number }

const SIZES = [
  { days: 100, aday: 10 },
  { days: 250, aday: 40 },
  { days: 500, aday: 200 },
  { days: 1_000, aday: 1_000 },
]

/** A page and a search among a number of payments. The function can't reach a table. */
async function measureSize(size: Size): Promise<Row> {
  const store = await servePayments(size)
  const script = `${FOLLOW}
const first = await ask(${JSON.stringify(payments({}))})
const second = await ask({ field: 'Query.payments', arguments: { nextToken: first.nextToken } })
return { shown: first.items.length + second.items.length, page: second.ms, found: await follow({ search: 'quartz zoe' }) }`
  const {
    shown,
    page,
    found: search,
    memory,
  } = await runSearch<{ shown: number; page: number; found: Followed }>(script, searchEnvironment(store.url)).finally(
    store.close,
  )
  if (shown !== 100 || search.items !== size.days)
    throw new Error(`${search.items} of ${size.days} payments were found, ${shown} of 100 shown`)
  return row(
    `page and search of ${(size.days * size.aday).toLocaleString('en-US')} payments`,
    ...[atMost(2, 0, 'read'), atMost(256, memory, 'MB'), figure(`page ${page.toFixed(1)} ms`)],
    figure(`search to its end ${search.calls} calls, the slowest ${(search.slowest / 1_000).toFixed(1)} s`),
  )
}

const SALES = { days: 500, aday: 100 }
type Totals = { sales: Sales; months: unknown[]; found: { payments: number; sales: Sales } | null }
type Times = { first: number; later: number[]; totals: Totals }
type Measured = Record<'all' | 'month' | 'course' | 'search' | 'status', Times> & { pages: Followed }

const isSame = (a: Sales, b: Sales) =>
  a.paid === b.paid && a.refundedAmount === b.refundedAmount && netOf(a) === netOf(b)

/**
 * The list, the totals of a range, by course and by month, a search, and the CSV of 50,000 payments with refunds and
 * disputes.
 */
async function measureSales(): Promise<Row[]> {
  const held = new Map(daysOf(SALES).map((day) => [day, paymentsOn(day, SALES)]))
  const files = new Map<string, object[]>()
  for (const [day, sales] of held) {
    const month = salesCounts(day.slice(0, 7))
    files.set(paymentChunk(day), sales)
    files.set(month, [...(files.get(month) ?? []), storedSalesDay(day, sales)])
  }
  const store = await serveFiles([...files.keys()], (name) => files.get(name))
  const [every, days] = [[...held.values()].flat(), [...held.keys()].slice(-30)]
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const script = `${FOLLOW}
const range = ${JSON.stringify(range)}
const times = async (args) => {
  const replies = []
  while (replies.length < 5) replies.push(await ask({ field: 'Query.payments', arguments: args }))
  const [first, ...later] = replies.map(({ ms }) => ms)
  return { first, later, totals: replies[0].totals }
}
const [all, month] = [await times({}), await times(range)]
const course = await times({ ...range, course: month.totals.courses[0].key })
const search = await times({ ...range, search: 'quartz zoe' })
const status = await times({ ...range, status: 'part-refunded' })
return { all, month, course, search, status, pages: await follow({}) }`
  const measured = await runSearch<Measured>(script, searchEnvironment(store.url)).finally(store.close)
  const { all, month, course, search, status, pages, memory } = measured
  const within = days.flatMap((day) => held.get(day) ?? [])
  const quartz = within.filter(({ studentName }) => studentName === 'Zoë Quartz')
  const isRight =
    pages.items === every.length &&
    isSame(all.totals.sales, salesOf(every)) &&
    isSame(month.totals.sales, salesOf(within)) &&
    all.totals.months.length === 12 &&
    search.totals.found?.payments === quartz.length &&
    isSame(search.totals.found.sales, salesOf(quartz)) &&
    (status.totals.found?.payments ?? 0) > 0
  if (!isRight) throw new Error('The totals or the list of 50,000 payments are not what they hold')
  const rows = every.map(adminPaymentReply)
  const before = process.cpuUsage()
  const csv = csvOfPayments(rows)
  const csvMs = process.cpuUsage(before).user / 1_000
  const of = `of ${every.length.toLocaleString('en-US')} payments with refunds and disputes`
  const time = (what: string, { first, later }: Times) =>
    figure(`${what} ${first.toFixed(0)}, then ${median(later).toFixed(0)} ms`)
  return [
    row(
      `list, totals, and months ${of}`,
      ...[atMost(1, 1, 'operation'), atMost(2, 0, 'read'), atMost(256, memory, 'MB'), time('first', all)],
    ),
    row(
      `30 days ${of}`,
      ...[time('all', month), time('a course', course), time('a search', search), time('a status', status)],
    ),
    row(
      `the CSV ${of}`,
      figure(`${pages.calls} calls in ${(pages.ms / 1_000).toFixed(1)} s, the slowest ${pages.slowest.toFixed(0)} ms`),
      figure(`${csvMs.toFixed(0)} ms of processor, ${(csv.length / 1_000_000).toFixed(1)} MB`),
    ),
  ]
}

/** Pages and searches of a thousand to a million payments, and the whole sales screen. */
export async function measurePayments(): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of SIZES) rows.push(await measureSize(size))
  return [...rows, ...(await measureSales())]
}
