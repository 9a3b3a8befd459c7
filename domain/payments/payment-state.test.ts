import { expect, it } from 'vitest'
import { PAYMENT_FILTERS, paymentFilterOf, paymentState, stateOfRow } from './payment-state.ts'

const refund = { reason: 'Moved', by: 'Avery M.', date: 0 }

it.each([
  ['processing', {}],
  ['paid', { status: 'paid' }],
  ['failed', { status: 'failed' }],
  ['refunded', { status: 'refunded' }],
  ['refunding', { status: 'paid', refund }],
  ['refunded', { status: 'refunded', refund }],
  ['processing', { refund }],
  ['part-refunded', { status: 'paid', refundedAmount: 1 }],
  ['refunding', { status: 'paid', refundedAmount: 1, openPart: {} }],
  ['refunded', { status: 'refunded', refundedAmount: 1 }],
] as const)('%s is the state of %o', (state, payment) => {
  expect(paymentState(payment)).toBe(state)
  expect(stateOfRow(payment)).toBe(state)
})

it('a list can be filtered by each state and by payments needing attention, and by nothing else', () => {
  for (const filter of PAYMENT_FILTERS) expect(paymentFilterOf(filter)).toBe(filter)
  expect(PAYMENT_FILTERS).toHaveLength(8)
  for (const text of ['', 'Paid', 'open', null, undefined]) expect(paymentFilterOf(text)).toBeUndefined()
})
