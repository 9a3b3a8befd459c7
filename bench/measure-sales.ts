/** `npx tsx bench/measure-sales.ts` measures the screen of payments with refunds and disputes alone; `npm run bench -- payments` has its rows. */
import { fileURLToPath } from 'node:url'
import { netOf, type Sales, salesOf } from '#domain/dashboard/sales.ts'
import { csvOfPayments } from '#domain/payments/payment-csv.ts'
import { adminPaymentReply } from '#table/payment.ts'
import { median } from './median.ts'
import { PEAK_MEMORY } from './peak-memory.ts'
import { printRows } from './print-rows.ts'
import { atMost, figure, type Row } from './row.ts'
import { runSearchFunction } from './search-function.ts'
import { serveSales } from './serve-sales.ts'

const SIZE = { days: 500, aday: 100 }

type Range = { from: string; to: string }

/** Everything that the screen asks of 50,000 payments: each call's time, also of the first one, and what the totals came to. */
const run = (range: Range) => (module: string) => `
const { handler } = await import(${JSON.stringify(module)})
const ask = async (args) => {
  const began = performance.now()
  const reply = await handler({ field: 'Query.payments', arguments: args, identity: { sub: 'bench' } })
  if (!reply.data) throw new Error(JSON.stringify(reply))
  return { ...reply.data, ms: performance.now() - began }
}
const range = ${JSON.stringify(range)}
const times = async (args) => {
  const ms = []
  let last
  for (let turn = 0; turn < 5; turn += 1) {
    last = await ask(args)
    ms.push(last.ms)
  }
  return { first: ms[0], later: ms.slice(1), totals: last.totals }
}
const all = await times({})
const month = await times(range)
const course = await times({ ...range, course: month.totals.courses[0].key })
const search = await times({ ...range, search: 'quartz zoe' })
const status = await times({ ...range, status: 'part-refunded' })
let [calls, slowest, listed, nextToken] = [0, 0, 0, null]
const began = performance.now()
do {
  const page = await ask({ nextToken })
  calls += 1
  slowest = Math.max(slowest, page.ms)
  listed += page.items.length
  nextToken = page.nextToken
} while (nextToken)
const whole = performance.now() - began
console.log(JSON.stringify({ all, month, course, search, status, calls, slowest, listed, whole, memory: ${PEAK_MEMORY} }))
`

type Totals = { sales: Sales; months: { sales: Sales }[]; found: { payments: number; sales: Sales } | null }
type Times = { first: number; later: number[]; totals: Totals }
type Measured = Record<'all' | 'month' | 'course' | 'search' | 'status', Times> &
  Record<'calls' | 'slowest' | 'listed' | 'whole' | 'memory', number>

const isSame = (a: Sales, b: Sales) =>
  a.paid === b.paid && a.refundedAmount === b.refundedAmount && netOf(a) === netOf(b)

/** The list, the totals of a range, by course and by month, a search, and the CSV of 50,000 payments with refunds and disputes. */
export async function measureSales(): Promise<Row[]> {
  const { store, held } = await serveSales(SIZE)
  const every = [...held.values()].flat()
  const days = [...held.keys()].slice(-30)
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  // The table cannot be reached: what is answered costs no read unit.
  const services = { files: store.url, table: 'http://127.0.0.1:9' }
  const printed = await runSearchFunction(run(range), services, ['--max-old-space-size=384']).finally(store.close)
  const measured = JSON.parse(printed) as Measured
  const within = days.flatMap((day) => held.get(day) ?? [])
  const quartz = within.filter(({ studentName }) => studentName === 'Zoë Quartz')
  const { all, month, search, course, status } = measured
  const isRight =
    measured.listed === every.length &&
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
    figure(`${what} ${of}: first call, then`, `${first.toFixed(0)} ms, ${median(later).toFixed(1)} ms`)
  return [
    atMost(`list, totals and months ${of}`, 1, 1, 'operation'),
    atMost(`list, totals and months ${of}`, 2, 0, 'read'),
    time('list, totals and months', all),
    time('30 days', month),
    time('30 days, one course', course),
    time('30 days, a search and its sum', search),
    time('30 days, a status and its sum', status),
    figure(
      `all pages for the CSV ${of}`,
      `${measured.calls} calls, ${(measured.whole / 1_000).toFixed(1)} s, the slowest ${measured.slowest.toFixed(0)} ms`,
    ),
    figure(`the CSV ${of}`, `${csvMs.toFixed(0)} ms of processor, ${(csv.length / 1_000_000).toFixed(1)} MB`),
    atMost(`memory of the search function ${of}`, 256, Math.round(measured.memory), 'MB'),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printRows(await measureSales()))
