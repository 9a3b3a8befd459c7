import type { DynamoDBRecord } from 'aws-lambda'
import { expect, it } from 'vitest'
import { salesCounts } from '#table/search-files.ts'
import { paymentItem } from '#table/payment.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { ON } from '../on.ts'
import { projectPayments } from './payments.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { aPayment } from '#lambdas/payments/testing/a-payment.ts'

const ZONE = 'America/New_York'

const facts = { courseKey: 'c1', courseName: 'RN Online Review', amount: 20_000 }
const item = (key: string, date: number, more: Partial<Payment> = {}) =>
  paymentItem(aPayment({ ...facts, key, date, processing: false, status: 'paid', ...more }))

function projectedSales() {
  const files = memoryFiles()
  const keep = (...records: DynamoDBRecord[]) =>
    projectPayments(aBatch(ON.payments, ...records), { searchFiles: files, timeZone: ZONE })
  const sales = async (month: string) => (await files.read(salesCounts(month)))?.entries ?? []
  return { keep, sales }
}

/** 10 PM on October 31 in New York is already November in UTC. */
const EVENING = Date.UTC(2026, 10, 1, 2)

const running = (key: string) => paymentItem(aPayment({ ...facts, key, date: EVENING }))

it('sales are stored by the academy’s days, and a repeated batch changes nothing', async () => {
  const { keep, sales } = projectedSales()
  const batch = [aRecord(running('a'), item('a', EVENING)), aRecord(undefined, item('b', EVENING + 86_400_000 * 2))]
  for (let times = 0; times < 3; times += 1) {
    await keep(...batch)
    expect(await sales('2026-10')).toMatchObject([
      { date: '2026-10-31', paid: 1, paidAmount: 20_000, refunded: 0, refundedAmount: 0 },
    ])
    expect(await sales('2026-11')).toMatchObject([
      { date: '2026-11-02', paid: 1, paidAmount: 20_000, refunded: 0, refundedAmount: 0 },
    ])
  }
})

it('a refund is subtracted from the day of its payment, and a day without sales is left out', async () => {
  const { keep, sales } = projectedSales()
  await keep(aRecord(undefined, running('a')))
  expect(await sales('2026-10')).toEqual([])
  await keep(aRecord(undefined, item('a', EVENING)), aRecord(undefined, item('b', EVENING)))
  await keep(aRecord(item('a', EVENING), item('a', EVENING, { status: 'refunded' })))
  expect(await sales('2026-10')).toMatchObject([
    { date: '2026-10-31', paid: 2, paidAmount: 40_000, refunded: 1, refundedAmount: 20_000 },
  ])
})

it('each day’s sales are also stored by course', async () => {
  const { keep, sales } = projectedSales()
  const pn = { courseKey: 'c2', courseName: 'PN Review', courseYear: '2027', amount: 500 }
  await keep(
    aRecord(undefined, item('a', EVENING)),
    aRecord(undefined, item('b', EVENING, { refundedAmount: 1_000 })),
    aRecord(undefined, item('c', EVENING, { ...pn, lostAmount: 500 })),
    aRecord(undefined, item('d', EVENING, { ...pn, status: 'failed' })),
  )
  const none = { refunded: 0, refundedAmount: 0, lostAmount: 0 }
  const [day] = await sales('2026-10')
  expect(day).toEqual({
    ...{ date: '2026-10-31', paid: 3, paidAmount: 40_500, refunded: 1, refundedAmount: 1_000, lostAmount: 500 },
    courses: expect.arrayContaining([
      { key: 'c1', name: 'RN Online Review', paid: 2, paidAmount: 40_000, ...none, refunded: 1, refundedAmount: 1_000 },
      { key: 'c2', name: 'PN Review', year: '2027', paid: 1, paidAmount: 500, ...none, lostAmount: 500 },
    ]),
  })
})

it('replayed records give the same sales, whether all or only some are replayed', async () => {
  const steps = [
    aRecord(undefined, running('a')),
    aRecord(running('a'), item('a', EVENING)),
    aRecord(undefined, item('b', EVENING)),
    aRecord(item('a', EVENING), item('a', EVENING, { refundedAmount: 700 })),
    aRecord(item('a', EVENING, { refundedAmount: 700 }), item('a', EVENING, { refundedAmount: 900 })),
    aRecord(item('b', EVENING), item('b', EVENING, { status: 'refunded' })),
  ]
  const once = projectedSales()
  for (const step of steps) await once.keep(step)
  const again = projectedSales()
  // Like a stream, resumes from an earlier record after a failure.
  for (const from of [0, 1, 0, 3, 2]) for (const step of steps.slice(from)) await again.keep(step)
  expect(await again.sales('2026-10')).toEqual(await once.sales('2026-10'))
  expect(await once.sales('2026-10')).toMatchObject([{ paid: 2, refunded: 2, refundedAmount: 20_900 }])
})
