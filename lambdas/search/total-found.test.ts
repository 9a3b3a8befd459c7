import { expect, it } from 'vitest'
import { atDepth } from '#domain/testing/depth.ts'
import { aPaymentEntry } from '#domain/search/testing/a-payment-entry.ts'
import type { PaymentEntry } from '#domain/search/payment-entry.ts'
import { projectSales } from '#lambdas/projections/files/payments.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { paymentChunk } from '#table/search-files.ts'
import { listPayments } from './list-payments.ts'
import { createPaymentDays } from './payment-days.ts'
import { createSalesMonths } from './sales-months.ts'

const DAY_MS = 86_400_000
const dayAt = (n: number) => new Date(Date.UTC(2026, 8, 1) + n * DAY_MS).toISOString().slice(0, 10)

/** An academy with these payments, as the stream stores them. */
async function anAcademy(entries: readonly PaymentEntry[]) {
  const files = memoryFiles()
  const held = new Map<string, PaymentEntry[]>()
  for (const entry of entries) {
    const name = paymentChunk(new Date(entry.date).toISOString().slice(0, 10))
    held.set(name, [...(held.get(name) ?? []), entry])
  }
  for (const [name, some] of held)
    await files.write(
      name,
      some.toSorted((a, b) => b.date - a.date),
    )
  await projectSales(held, files)
  files.reads.length = 0
  let time = Date.UTC(2026, 10, 25, 12)
  const now = () => time
  const deps = { payments: createPaymentDays(files, now), sales: createSalesMonths(files), now, timeZone: 'UTC' }
  return { files, deps, late: () => (time += 1_001) }
}

/** Returns pseudorandom numbers, the same in each run. */
function drawn(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const STATUSES = ['paid', 'paid', 'refunded', 'failed', undefined] as const
const NAMES = ['Zoë Quartz', 'Nora Newman', 'José Núñez']

const aDrawnPayment = (n: number, below: (most: number) => number): PaymentEntry => {
  const status = STATUSES[below(STATUSES.length)]
  const amount = 1 + below(100_000)
  const { status: _status, ...entry } = aPaymentEntry({
    key: `p${n}`,
    courseKey: ['rn', 'pn'][below(2)] ?? 'rn',
    studentName: NAMES[below(NAMES.length)] ?? '',
    amount,
    date: Date.UTC(2026, 8, 1) + below(60) * DAY_MS + n,
    ...(below(3) === 0 && { refundedAmount: below(amount) }),
    ...(below(4) === 0 && { lostAmount: below(2 * amount) }),
  })
  return { ...entry, ...(status !== undefined && { status }) }
}

/** Computes the totals from scratch: cents as integers. */
function counted(entries: readonly PaymentEntry[]) {
  let [paid, paidAmount, refunded, refundedAmount, lostAmount] = [0, 0, 0, 0, 0]
  for (const { status, amount, refundedAmount: back = 0, lostAmount: gone = 0 } of entries) {
    if (status !== 'paid' && status !== 'refunded') continue
    const mostLost = gone > amount ? amount : gone
    const returned = status === 'refunded' ? amount - mostLost : back > amount ? amount : back
    paid += 1
    paidAmount += amount
    refunded += returned > 0 ? 1 : 0
    refundedAmount += returned
    lostAmount += mostLost > amount - returned ? amount - returned : mostLost
  }
  return { paid, paidAmount, refunded, refundedAmount, lostAmount }
}

it('the totals match a full count of generated payments, to the cent, for any days, words, and course', async () => {
  for (let seed = 1; seed <= atDepth({ quick: 40, nightly: 400 }); seed += 1) {
    const below = drawn(seed)
    const entries = Array.from({ length: below(200) }, (_, n) => aDrawnPayment(n, below))
    const { deps } = await anAcademy(entries)
    const [from, to] = [dayAt(below(30)), dayAt(30 + below(30))]
    const course = [null, 'pn'][below(2)] ?? null
    const search = ['quartz', 'nunez jose', 'no such words', ''][below(4)] ?? ''
    const name = { quartz: 'Zoë Quartz', 'nunez jose': 'José Núñez' }[search]
    const within = entries.filter(({ date, courseKey }) => {
      const day = new Date(date).toISOString().slice(0, 10)
      return day >= from && day <= to && (course === null || courseKey === course)
    })
    const wanted = search === '' ? within : within.filter(({ studentName }) => studentName === name)
    const { totals } = await listPayments({ from, to, course, search }, deps)
    expect([seed, totals?.sales]).toEqual([seed, counted(within)])
    const sums = search === '' ? null : { payments: wanted.length, sales: counted(wanted) }
    expect([seed, totals?.found]).toEqual([seed, sums])
    // With only a status, the totals are those of the range.
    const paid = await listPayments({ from, to, course, status: 'failed' }, deps)
    const failed = within.filter(({ status }) => status === 'failed')
    expect([seed, paid.totals?.found]).toEqual([seed, { payments: failed.length, sales: counted([]) }])
  }
})

const aDay = (n: number) => aPaymentEntry({ key: `p${n}`, date: Date.UTC(2026, 8, 1) + n * DAY_MS, amount: 100 })

it('the totals cover at most 62 days with payments, on the first page only, and read each file once', async () => {
  const { files, deps } = await anAcademy(Array.from({ length: 63 }, (_, n) => aDay(n)))
  const first = await listPayments({ search: 'jose', to: dayAt(61) }, deps)
  expect(first.totals?.found).toEqual({ payments: 62, sales: counted(Array.from({ length: 62 }, (_, n) => aDay(n))) })
  const days = files.reads.filter((name) => name.includes('payments'))
  expect([days.length, new Set(days).size]).toEqual([62, 62])
  const next = await listPayments({ search: 'jose', to: dayAt(61), nextToken: first.nextToken ?? null }, deps)
  expect([next.items.length, next.totals]).toEqual([12, null])
  expect((await listPayments({ search: 'jose' }, deps)).totals?.found).toBeNull()
})

it('the totals are left out if they take too long, and the page still arrives', async () => {
  const { deps, late } = await anAcademy(Array.from({ length: 30 }, (_, n) => aDay(n)))
  const slow = {
    ...deps,
    payments: {
      ...deps.payments,
      read: (day: Parameters<typeof deps.payments.read>[0]) => {
        late()
        return deps.payments.read(day)
      },
    },
  }
  const page = await listPayments({ search: 'jose' }, slow)
  expect(page.items.length).toBeGreaterThan(0)
  expect(page.totals?.found).toBeNull()
})
