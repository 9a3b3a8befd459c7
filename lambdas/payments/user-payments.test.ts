import { expect, it } from 'vitest'
import type { Payment } from '#domain/payments/payment.ts'
import { checkoutItem, paymentItem, refundItem } from '#table/payment.ts'
import { aProgress } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { userPayments } from './user-payments.ts'
import { aPayment } from '#lambdas/payments/testing/a-payment.ts'

const tables = testTables()

const storedPayment = (key: string, at: number, more: Partial<Payment> = {}) =>
  paymentItem(aPayment({ key, date: NOW + at, token: 'pm_secret', processing: false, status: 'paid', ...more }))

async function aBuyer(courses = 2) {
  const table = await tables.table()
  const paid = Array.from({ length: courses }, (_, at) => storedPayment(`paid-${at}`, at))
  await batchPut(table, [
    userItem(aUser()),
    ...paid,
    ...paid.map(({ key }, at) => aProgress('jane', `p${at}`, { paymentKey: key })),
    // Enrolled by an administrator.
    aProgress('jane', 'given'),
    storedPayment('given-back', 100, { status: 'refunded' }),
    refundItem('jane', 'given-back'),
    storedPayment('last', 200, { status: 'failed' }),
    checkoutItem('jane', { paymentKey: 'last', day: '2026-02-01', failed: 1 }, 1, NOW),
    storedPayment('other', 300, { studentId: 'eve' }),
    aProgress('jane', 'wrong', { paymentKey: 'other' }),
  ])
  return table
}

it('the list has paid and refunded payments and the last checkout, newest first, and nothing of another buyer', async () => {
  const { items, total } = await userPayments({ uid: 'jane', page: 1 }, { table: await aBuyer() })
  expect(items.map(({ key, status }) => [key, status])).toEqual([
    ['last', 'failed'],
    ['given-back', 'refunded'],
    ['paid-1', 'paid'],
    ['paid-0', 'paid'],
  ])
  expect(total).toBe(4)
  expect(JSON.stringify(items)).not.toContain('pm_secret')
})

it('the list is paged and reads only keys', async () => {
  const table = await aBuyer(30)
  const meter = meteredTable(table)
  const second = await userPayments({ uid: 'jane', page: 2 }, { table })
  expect([second.total, second.page, second.items.length]).toEqual([32, 2, 12])
  // 32 payments; the courses' 12 KB; user, refunds, checkout.
  expect(meter.read).toBeLessThanOrEqual(22)
})

it('refuses an unknown user', async () => {
  const table = await tables.table()
  expect((await refusalOf(userPayments({ uid: 'eve', page: 1 }, { table }))).code).toBe('user-not-found')
})
