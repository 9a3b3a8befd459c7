import { describe, expect, it } from 'vitest'
import { queriedValues } from '#resolvers/testing/queried-values.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const shown = {
  key: 'pay',
  courseKey: 'c1',
  courseName: 'RN Review',
  courseYear: '2027',
  studentId: 'u1',
  studentName: 'Jane Doe',
  amount: 39_900,
  description: 'RN Review',
  date: 7,
  processing: false,
  status: 'failed',
  progressKey: null,
  refundedAmount: 0,
  clientSecret: null,
}
const item = {
  ...shown,
  charge: { id: 'ch_1', failure_message: 'Your card was declined.', fraud: 'score' },
  pk: 'PAYMENT#pay',
  token: 'ctoken_1',
  intentId: 'pi_1',
  email: 'jane@example.com',
  clientSecret: 'pi_1_secret',
  refund: { reason: 'Moved away', by: 'Avery Admin', date: 10 },
  trouble: { since: 11, code: 'refund-failed' },
  disputed: 12,
}
const charge = { id: 'ch_1', failure_message: 'Your card was declined.' }

describe('myPayment', () => {
  const myPayment = openResolver('payments/Query.myPayment.table.ts')

  it('shows the buyer the charge and none of the card service’s secrets, nothing for administrators', () => {
    expect(myPayment.request({ args: { key: 'pay' } }).result).toMatchObject({ key: { pk: { S: 'PAYMENT#pay' } } })
    expect(myPayment.response({ result: item }).result).toEqual({ ...shown, charge })
    // Payments of older versions have no year.
    const { courseYear: _year, ...older } = item
    expect(myPayment.response({ result: older }).result).toEqual({ ...shown, charge, courseYear: null })
  })

  it('answers for another student’s payment as if it did not exist', () => {
    expect(myPayment.response({ result: { ...item, studentId: 'u2' } }).result).toBeNull()
    expect(myPayment.response({ result: null }).result).toBeNull()
  })
})

describe('myOpenPayments', () => {
  const open = openResolver('payments/Query.myOpenPayments.table.ts')

  it('requests the caller’s own guards that no progress has replaced', () => {
    const request = open.request({ args: {} }).result
    expect(queriedValues(request)).toEqual(['USER#u1', 'OWN#'])
    expect(request).toMatchObject({
      operation: 'Query',
      filter: { expression: '(attribute_not_exists(#progressKey))' },
    })
  })

  it('names the payments that hold them', () => {
    const items = [{ sk: 'OWN#g', paymentKey: 'pay', holdUntil: 9 }, { sk: 'OWN#h' }]
    expect(open.response({ result: { items } }).result).toEqual(['pay'])
    expect(open.response({ result: { items: null } }).result).toEqual([])
  })
})

describe('myRefunds', () => {
  const refunds = openResolver('payments/Query.myRefunds.table.ts')

  it('requests only the caller’s refunds, and names the payments', () => {
    expect(queriedValues(refunds.request({ args: {} }).result)).toEqual(['USER#u1', 'REFUND#'])
    const items = [{ sk: 'REFUND#pay', type: 'refund', paymentKey: 'pay' }]
    expect(refunds.response({ result: { items } }).result).toEqual(['pay'])
    expect(refunds.response({ result: { items: null } }).result).toEqual([])
  })
})

describe('onPayment', () => {
  it('passes on only what carries the subscriber’s id', () => {
    const { subscriptionFilter } = openResolver('payments/Subscription.onPayment.table.ts').response({ result: null })
    expect(JSON.stringify(subscriptionFilter)).toContain('{"fieldName":"studentId","operator":"eq","value":"u1"}')
  })
})
