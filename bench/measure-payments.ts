/** `npx tsx bench/measure-payments.ts` measures the list of payments alone; `npm run bench` has its rows among its own. */
import { fileURLToPath } from 'node:url'
import { measureSales } from './measure-sales.ts'
import { PEAK_MEMORY } from './peak-memory.ts'
import { printRows } from './print-rows.ts'
import { atMost, figure, type Row } from './row.ts'
import { runSearchFunction } from './search-function.ts'
import { servePayments } from './serve-payments.ts'

/** Payments, and the days that they came in. */
const SIZES = [
  { payments: 1_000, days: 100 },
  { payments: 10_000, days: 250 },
  { payments: 100_000, days: 500 },
  { payments: 1_000_000, days: 1_000 },
]

const run = (module: string) => `
const { handler } = await import(${JSON.stringify(module)})
const ask = async (args) => {
  const began = performance.now()
  const reply = await handler({ field: 'Query.payments', arguments: args, identity: { sub: 'bench' } })
  if (!reply.data) throw new Error(JSON.stringify(reply))
  return { ...reply.data, ms: performance.now() - began }
}
const first = await ask({})
const second = await ask({ nextToken: first.nextToken })
let [calls, slowest, matched, nextToken] = [0, 0, 0, null]
do {
  const page = await ask({ search: 'quartz zoe', nextToken })
  calls += 1
  slowest = Math.max(slowest, page.ms)
  matched += page.items.length
  nextToken = page.nextToken
} while (nextToken)
const shown = first.items.length + second.items.length
console.log(JSON.stringify({ shown, page: second.ms, calls, slowest, matched, memory: ${PEAK_MEMORY} }))
`

type Measured = { shown: number; page: number; calls: number; slowest: number; matched: number; memory: number }

/**
 * The function as it is deployed, in a process of its own that can reach no table: a page that it answers costs no read units. A
 * search is followed to its end.
 */
async function measureSize({ payments, days }: (typeof SIZES)[number]): Promise<Row[]> {
  const store = await servePayments({ days, aday: payments / days })
  const services = { files: store.url, table: 'http://127.0.0.1:9' }
  const stdout = await runSearchFunction(run, services, ['--max-old-space-size=384']).finally(store.close)
  const { shown, page, calls, slowest, matched, memory } = JSON.parse(stdout) as Measured
  if (shown !== 100 || matched !== days)
    throw new Error(`${matched} of ${days} payments were found, ${shown} of 100 shown`)
  const of = `of ${payments.toLocaleString('en-US')} payments`
  return [
    atMost(`page ${of}`, 2, 0, 'read'),
    figure(`page ${of}: time`, `${page.toFixed(1)} ms`),
    figure(`search ${of}, to its end`, `${calls} calls, the slowest ${(slowest / 1_000).toFixed(1)} s`),
    atMost(`memory of the search function ${of}`, 256, Math.round(memory), 'MB'),
  ]
}

/** Pages and searches of a thousand to a million payments, and the whole screen with 50,000 that have refunds and disputes. */
export async function measurePayments(): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of SIZES) rows.push(...(await measureSize(size)))
  return [...rows, ...(await measureSales())]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printRows(await measurePayments()))
