import { expect, it } from 'vitest'
import type { Payment } from '#domain/payments/payment.ts'
import { processingPayment } from './keys.ts'
import {
  adminPaymentReply,
  checkoutItem,
  openPaymentKey,
  paymentFacts,
  paymentItem,
  paymentOf,
  paymentReply,
  refundItem,
} from './payment.ts'

const facts = {
  key: 'p1',
  courseKey: 'live-rn',
  courseName: 'RN Review March 5 9:00AM',
  courseYear: '2027',
  studentId: 'jane',
  studentName: 'Jane Doe',
  amount: 39_900,
  description: 'RN Review March 5 9:00AM - 90 days online',
  date: 9,
  processing: false,
  status: 'refunded',
  charge: { id: 'ch_1', failure_message: null },
  progressKey: 'progress-1',
  refundedAmount: 39_900,
} as const
const payment: Payment = {
  ...facts,
  charge: { id: 'ch_1' },
  ...{ courseType: 'Live', group: 'live#x', studentType: 'Student', studentLastName: 'Doe', email: 'jane@example.com' },
  ...{ token: 'pm_secret', intentId: 'pi_1', refunding: 'by-administrator', failures: 3 },
  refund: { reason: 'Moved away', by: 'Avery Admin', byUid: 'avery', date: 10 },
  trouble: { since: 11, code: 'refund-failed' },
}

it('a buyer’s payment shows what they bought and its status, never the token, address, or intent', () => {
  expect(paymentFacts(payment)).toEqual(facts)
  expect(paymentReply(payment)).toEqual({ ...facts, clientSecret: null })
  expect(paymentReply(payment, 'pi_1_secret')).toEqual({ ...facts, clientSecret: 'pi_1_secret' })
})

it('an administrator’s payment shows the buyer, the intent, and the outcome, but not the token', () => {
  expect(adminPaymentReply(payment)).toEqual({
    ...facts,
    clientSecret: null,
    email: 'jane@example.com',
    intentId: 'pi_1',
    refund: { reason: 'Moved away', by: 'Avery Admin', date: 10 },
    ...{ partRefunds: null, openPart: null, disputes: null },
    trouble: 'refund-failed',
    disputed: null,
  })
  const { refund: _refund, trouble: _trouble, intentId: _intent, ...plain } = payment
  expect(adminPaymentReply(plain)).toEqual({
    ...facts,
    ...{ clientSecret: null, email: 'jane@example.com', intentId: null, refund: null, trouble: null, disputed: null },
    ...{ partRefunds: null, openPart: null, disputes: null },
  })
})

it('an administrator sees partial refunds and disputes by field, and a buyer only the refunded amount', () => {
  const part = { amount: 500, reason: 'Missed a class', by: 'Avery Admin', date: 3 }
  const dispute = { id: 'du_1', status: 'lost', amount: 700, reason: 'fraudulent', created: 4, dueBy: 5 }
  const { refund: _refund, refundedAmount: _refunded, ...plain } = payment
  const money: Payment = {
    ...plain,
    status: 'paid',
    refundedAmount: 500,
    lostAmount: 700,
    partRefunds: [{ ...part, id: 're_1', byUid: 'avery', request: 'r1' }],
    openPart: { ...part, byUid: 'avery', request: 'r2' },
    disputes: [{ ...dispute, notice: 'n1' }],
    moneyVersion: 3,
  }
  expect(adminPaymentReply(money)).toMatchObject({ partRefunds: [part], openPart: part, disputes: [dispute] })
  expect(JSON.stringify(adminPaymentReply(money))).not.toMatch(/byUid|request|notice|moneyVersion/)
  expect(paymentReply(money)).toEqual({ ...facts, status: 'paid', refundedAmount: 500, clientSecret: null })
})

it('a stored payment, checkout, and refund have their types, and a checkout expires after three days', () => {
  expect(paymentItem(payment)).toMatchObject({ type: 'payment', key: 'p1' })
  expect(paymentOf(paymentItem(payment))).not.toHaveProperty('type')
  expect(refundItem('jane', 'p1')).toMatchObject({ type: 'refund', paymentKey: 'p1' })
  const checkout = { paymentKey: 'p1', day: '1970-01-01', failed: 2 }
  const stored = { type: 'checkout', paymentKey: 'p1', day: '1970-01-01', failed: 2, version: 4, ttl: 259_202 }
  expect(checkoutItem('jane', checkout, 4, 1_001)).toMatchObject(stored)
  expect(checkoutItem('jane', checkout, 4, 1_001)).not.toHaveProperty('declined')
  const declined = new Set(['ch_1'])
  expect(checkoutItem('jane', { ...checkout, declined }, 4, 1_001)).toMatchObject({ ...stored, declined })
})

it('the reconciler finds an open payment by the date of its refund, of its partial refund, or its own', () => {
  const { refund: _refund, ...plain } = payment
  const openPart = { ...{ amount: 500, reason: 'Moved', by: 'Avery Admin', byUid: 'avery' }, date: 7, key: 'r1' }
  const dates = [payment, { ...plain, openPart }, plain].map((each) => openPaymentKey(each as Payment).gsi2sk)
  expect(dates).toEqual([10, 7, 9].map((date) => processingPayment(date, 'p1').gsi2sk))
})
