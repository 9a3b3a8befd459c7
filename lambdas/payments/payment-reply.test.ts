import { expect, it } from 'vitest'
import type { Payment } from '#domain/payments/payment.ts'
import { paymentKeyOf } from './register-course.ts'
import { adminPaymentReply, paymentFacts, paymentReply } from './payment-reply.ts'

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
  charge: { id: 'ch_1' },
  progressKey: 'progress-1',
} as const
const payment: Payment = {
  ...facts,
  ...{ courseType: 'Live', group: 'live#x', studentType: 'Student', studentLastName: 'Doe', email: 'jane@example.com' },
  ...{ token: 'pm_secret', intentId: 'pi_1', refunding: 'by-administrator', failures: 3 },
  refund: { reason: 'Moved away', by: 'Avery Admin', byUid: 'avery', date: 10 },
  trouble: { since: 11, code: 'refund-failed' },
}

it('shows a buyer what they bought and how it stands, never token, address or the number of the intent', () => {
  expect(paymentFacts(payment)).toEqual(facts)
  expect(paymentReply(payment)).toEqual({ ...facts, clientSecret: undefined })
  expect(paymentReply(payment, 'pi_1_secret')).toEqual({ ...facts, clientSecret: 'pi_1_secret' })
})

it('shows an administrator who paid, the number to find it by, and what became of it; not the token', () => {
  expect(adminPaymentReply(payment)).toEqual({
    ...facts,
    email: 'jane@example.com',
    intentId: 'pi_1',
    refund: { reason: 'Moved away', by: 'Avery Admin', date: 10 },
    trouble: 'refund-failed',
  })
  const { refund: _refund, trouble: _trouble, intentId: _intent, ...plain } = payment
  expect(adminPaymentReply(plain)).toEqual({ ...facts, email: 'jane@example.com' })
})

it('names a payment by student and request: the same for both, another for any other, and nothing to read in it', () => {
  const pairs = [
    ['jane', 'request-1'],
    ['jane', 'request-2'],
    ['joe', 'request-1'],
    ['janer', 'equest-1'],
  ] as const
  const keys = pairs.map(([uid, request]) => paymentKeyOf(uid, request))
  expect(new Set(keys).size).toBe(pairs.length)
  expect(pairs.map(([uid, request]) => paymentKeyOf(uid, request))).toEqual(keys)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
})
