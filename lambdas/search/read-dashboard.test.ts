import { expect, it } from 'vitest'
import { salesCounts } from '#table/search-files.ts'
import { paymentItem } from '#table/payment.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { rebuildPayments } from '#lambdas/projections/files/payments.ts'
import { listPayments } from './list-payments.ts'
import { createPaymentDays } from './payment-days.ts'
import { readDashboard } from './read-dashboard.ts'
import { createSalesMonths } from './sales-months.ts'
import { aPayment } from '#lambdas/payments/testing/a-payment.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

const tables = testTables()

const payment = (key: string, more: Partial<Payment>): Payment =>
  aPayment({
    ...{ key, courseKey: 'c1', courseName: 'RN Online Review', description: 'RN Online Review, 30 days' },
    ...{ studentLastName: 'Doe', token: 'ctoken_0123456789', intentId: 'pi_0123456789abcdef', date: NOW, ...more },
  })

async function aDashboard(payments: readonly Payment[]) {
  const table = await tables.table()
  await batchPut(table, payments.map(paymentItem))
  const files = memoryFiles()
  const deps = { table, files, searchFiles: files, now: () => NOW, timeZone: 'America/New_York' }
  return { deps, files, meter: meteredTable(table), read: () => readDashboard(deps) }
}

it('an open payment needs attention if it was charged without enrollment or is open for over ten minutes', async () => {
  const trouble = { since: NOW - MINUTE, code: 'paid-not-enrolled' as const }
  const { read } = await aDashboard([
    payment('new', {}),
    payment('slow', { date: NOW - 11 * MINUTE }),
    payment('lost', { date: NOW - 90 * MINUTE, trouble }),
    payment('settled', { date: NOW - 90 * MINUTE, processing: false, status: 'paid' }),
  ])
  expect(await read()).toMatchObject({ paidNotEnrolled: 1, stuck: 1, disputed: 0, today: '2026-11-21' })
})

it('the dashboard counts as many payments needing attention as their list has', async () => {
  const trouble = { since: NOW - MINUTE, code: 'undecided' as const }
  const settled = { processing: false, status: 'paid' as const }
  const refund = { reason: 'Moved', by: 'Avery', byUid: 'avery', date: NOW - 20 * MINUTE }
  const { deps, read } = await aDashboard([
    payment('new', {}),
    payment('slow', { date: NOW - 11 * MINUTE }),
    payment('undecided', { date: NOW - 4 * MINUTE, trouble }),
    payment('refunding', { ...settled, date: NOW - 90 * MINUTE, refunding: 'by-administrator', refund }),
    payment('disputed', { ...settled, date: NOW - 40 * 24 * 60 * MINUTE, disputed: NOW }),
    payment('paid', settled),
    payment('failed', { processing: false, status: 'failed' }),
  ])
  await rebuildPayments(deps)
  const lists = { ...deps, payments: createPaymentDays(deps.files, deps.now), sales: createSalesMonths(deps.files) }
  const { items } = await listPayments({ status: 'attention' }, lists)
  expect(items.map(({ key }) => key)).toEqual(['undecided', 'slow', 'refunding', 'disputed'])
  const { paidNotEnrolled, stuck, disputed } = await read()
  expect([paidNotEnrolled, stuck, disputed]).toEqual([0, 3, 1])
})

it('a read costs half a unit with nothing open and at most two with eight open payments', async () => {
  const settled = Array.from({ length: 200 }, (_, i) => payment(`p${i}`, { processing: false, status: 'paid' }))
  const quiet = await aDashboard(settled)
  await quiet.read()
  expect(quiet.meter).toMatchObject({ read: 0.5, requests: 1 })
  const busy = await aDashboard([...settled, ...Array.from({ length: 8 }, (_, i) => payment(`open${i}`, {}))])
  await busy.read()
  expect(busy.meter.read).toBeLessThanOrEqual(2)
})

it('the sales cover only this month and the previous one, by day', async () => {
  const { files, read } = await aDashboard([])
  const day = (date: string) => ({ date, paid: 1, paidAmount: 100, refunded: 0, refundedAmount: 0, lostAmount: 0 })
  for (const month of ['2026-09', '2026-10', '2026-11']) await files.write(salesCounts(month), [day(`${month}-05`)])
  expect((await read()).sales).toEqual([day('2026-10-05'), day('2026-11-05')])
})
