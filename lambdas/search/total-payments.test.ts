import { expect, it } from 'vitest'
import { storedSalesDay } from '#domain/dashboard/sales.ts'
import { aPaymentEntry } from '#domain/search/testing/a-payment-entry.ts'
import type { PaymentEntry } from '#domain/search/payment-entry.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { projectSales } from '#lambdas/projections/files/payments.ts'
import { paymentChunk, salesCounts } from '#table/search-files.ts'
import { createPaymentDays } from './payment-days.ts'
import { createSalesMonths } from './sales-months.ts'
import { totalPayments } from './total-payments.ts'

const NOW = Date.UTC(2026, 10, 25, 12)

/** An academy with these payments by day, as the stream stores them. */
async function anAcademy(days: Readonly<Record<string, readonly Partial<PaymentEntry>[]>>) {
  const files = memoryFiles()
  const held = new Map(
    Object.entries(days).map(([day, payments]) => [
      paymentChunk(day),
      payments.map((facts, n) => aPaymentEntry({ key: `${day}-${n}`, date: Date.parse(day), ...facts })),
    ]),
  )
  for (const [name, entries] of held) await files.write(name, entries)
  await projectSales(held, files)
  files.reads.length = 0
  const now = () => NOW
  return {
    files,
    deps: {
      payments: createPaymentDays(files, now),
      sales: createSalesMonths(files),
      now,
      timeZone: 'America/New_York',
    },
  }
}

const NONE = { paid: 0, paidAmount: 0, refunded: 0, refundedAmount: 0, lostAmount: 0 }
const pn = { courseKey: 'pn', courseName: 'PN Review', courseYear: '2026' }
const sold = {
  '2024-01-31': [{ amount: 7 }],
  '2026-09-30': [{ amount: 100 }],
  '2026-10-01': [{ amount: 200 }, { amount: 1_000, ...pn, lostAmount: 1_000 }],
  '2026-10-31': [
    { amount: 400, status: 'refunded' as const },
    { amount: 90, status: 'failed' as const },
  ],
  '2026-11-01': [{ amount: 800, refundedAmount: 300 }],
}

it('a range of days is totaled inclusively, gross and refunds apart, and by course', async () => {
  const { deps } = await anAcademy(sold)
  const { sales, courses, today } = await totalPayments({ from: '2026-10-01', to: '2026-10-31' }, undefined, deps)
  expect(today).toBe('2026-11-25')
  expect(sales).toEqual({ paid: 3, paidAmount: 1_600, refunded: 1, refundedAmount: 400, lostAmount: 1_000 })
  expect(courses).toEqual([
    { key: 'pn', name: 'PN Review', year: '2026', sales: { ...NONE, paid: 1, paidAmount: 1_000, lostAmount: 1_000 } },
    {
      ...{ key: 'rn', name: 'RN Review March 5 9:00AM', year: '2027' },
      sales: { ...NONE, paid: 2, paidAmount: 600, refunded: 1, refundedAmount: 400 },
    },
  ])
})

it('a range without an end is open, and a range without sales totals zero', async () => {
  const { deps } = await anAcademy(sold)
  const paid = async (range: { from?: string; to?: string }) => (await totalPayments(range, undefined, deps)).sales.paid
  expect([await paid({}), await paid({ from: '2026-11-01' }), await paid({ to: '2026-09-30' })]).toEqual([6, 1, 2])
  expect((await totalPayments({ from: '2025-01-01', to: '2025-12-31' }, undefined, deps)).sales).toEqual(NONE)
})

it('the comparison covers the last 12 months, whatever the range, also for one course', async () => {
  const { deps } = await anAcademy(sold)
  const { months } = await totalPayments({ from: '2026-09-30', to: '2026-09-30' }, undefined, deps)
  expect(months).toHaveLength(12)
  expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2025-12', '2026-11'])
  expect(months.slice(-3).map(({ sales }) => sales.paidAmount)).toEqual([100, 1_600, 800])
  const ofCourse = await totalPayments({}, 'pn', deps)
  expect(ofCourse.sales).toEqual({ ...NONE, paid: 1, paidAmount: 1_000, lostAmount: 1_000 })
  expect(ofCourse.courses.map(({ key }) => key)).toEqual(['pn'])
  expect(ofCourse.months.slice(-3).map(({ sales }) => sales.paidAmount)).toEqual([0, 1_000, 0])
})

it('the months of the range and the last 12 are read once, and no payments', async () => {
  const { files, deps } = await anAcademy(sold)
  for (let times = 0; times < 2; times += 1) await totalPayments({ from: '2026-10-01' }, undefined, deps)
  expect(files.reads).toEqual(['2026-09', '2026-10', '2026-11'].map(salesCounts))
})

it('days written by an older version get their courses from the payments', async () => {
  const { files, deps } = await anAcademy(sold)
  const {
    courses: _courses,
    lostAmount: _lost,
    ...older
  } = storedSalesDay('2026-10-01', [aPaymentEntry({ amount: 200 }), aPaymentEntry({ amount: 1_000, ...pn })])
  await files.write(salesCounts('2026-10'), [older])
  const { sales, courses } = await totalPayments({ from: '2026-10-01', to: '2026-10-31' }, undefined, deps)
  expect(sales.paidAmount).toBe(1_200)
  expect(courses.map(({ key, sales }) => [key, sales.paidAmount])).toEqual([
    ['pn', 1_000],
    ['rn', 200],
  ])
})
