import { expect, it } from 'vitest'
import { salesCounts } from '#table/search-files.ts'
import { paymentItem } from '#table/payment.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { projectPayments } from './project-payments.ts'
import { projectSales } from './project-sales.ts'
import { aBatch, aRecord } from './testing/batch-fixture.ts'

const ZONE = 'America/New_York'

const item = (key: string, date: number, more: Partial<Payment> = {}) =>
  paymentItem({
    key,
    courseKey: 'c1',
    courseName: 'RN Online Review',
    courseType: 'Online',
    group: 'online#rn online review',
    studentId: 'jane',
    studentName: 'Jane Doe',
    studentType: 'Student',
    email: 'jane@academy.example',
    amount: 20_000,
    description: 'RN Online Review, 30 days',
    date,
    token: 'ctoken_1',
    processing: false,
    status: 'paid',
    ...more,
  })

function projectedSales() {
  const files = memoryFiles()
  const keep = async (...records: Parameters<typeof aBatch>) => {
    await projectSales(await projectPayments(aBatch(...records), files, ZONE), files)
  }
  const sales = async (month: string) => (await files.read(salesCounts(month)))?.entries ?? []
  return { keep, sales }
}

/** Ten in the evening of October 31 in New York: already November by UTC. */
const EVENING = Date.UTC(2026, 10, 1, 2)

function running(key: string) {
  const { status: _status, ...open } = item(key, EVENING, { processing: true })
  return open
}

it('keeps the sales of the academy’s days, however often a batch comes', async () => {
  const { keep, sales } = projectedSales()
  const batch = [aRecord(running('a'), item('a', EVENING)), aRecord(undefined, item('b', EVENING + 86_400_000 * 2))]
  for (let times = 0; times < 3; times += 1) {
    await keep(...batch)
    expect(await sales('2026-10')).toEqual([
      { date: '2026-10-31', paid: 1, paidAmount: 20_000, refunded: 0, refundedAmount: 0 },
    ])
    expect(await sales('2026-11')).toEqual([
      { date: '2026-11-02', paid: 1, paidAmount: 20_000, refunded: 0, refundedAmount: 0 },
    ])
  }
})

it('takes a refund off the day of its payment, and shows no day that sold nothing', async () => {
  const { keep, sales } = projectedSales()
  await keep(aRecord(undefined, running('a')))
  expect(await sales('2026-10')).toEqual([])
  await keep(aRecord(undefined, item('a', EVENING)), aRecord(undefined, item('b', EVENING)))
  await keep(aRecord(item('a', EVENING), item('a', EVENING, { status: 'refunded' })))
  expect(await sales('2026-10')).toEqual([
    { date: '2026-10-31', paid: 2, paidAmount: 40_000, refunded: 1, refundedAmount: 20_000 },
  ])
})
