import { describe, expect, it } from 'vitest'
import { canRefund, checkRefundReason } from './can-refund.ts'
import { STUCK_MS } from './hold.ts'

const paid = { status: 'paid', intentId: 'pi_1' } as const
const begun = {
  ...paid,
  refunding: 'by-administrator',
  refund: { reason: 'x', by: 'A', byUid: 'avery', date: 100 },
} as const

describe('whether an administrator may give a payment back', () => {
  it('a paid one, once; one’s own refund may be asked for again', () => {
    expect(canRefund(paid, 'avery', 100)).toEqual({ ok: true, kind: 'begin' })
    expect(canRefund(begun, 'avery', 100)).toEqual({ ok: true, kind: 'join' })
    expect(canRefund({ ...begun, status: 'refunded' }, 'avery', 100)).toEqual({ ok: true, kind: 'done' })
  })
  it('another’s refund for a minute not, then it may be seen through', () => {
    expect(canRefund(begun, 'blake', 99 + STUCK_MS)).toEqual({ ok: false, code: 'refund-begun' })
    expect(canRefund(begun, 'blake', 100 + STUCK_MS)).toEqual({ ok: true, kind: 'join' })
    expect(canRefund({ ...begun, status: 'refunded' }, 'blake', 100)).toEqual({ ok: false, code: 'payment-refunded' })
  })
  it.each([
    ['payment-not-paid', { status: 'failed', intentId: 'pi_1' } as const],
    ['payment-not-paid', { intentId: 'pi_1' }],
    ['payment-not-charged', { status: 'paid' } as const],
  ])('%s', (code, payment) => {
    expect(canRefund(payment, 'avery', 100)).toEqual({ ok: false, code })
  })
})

it.each([
  ['abc', { ok: true, reason: 'abc' }],
  ['  a b  ', { ok: true, reason: 'a b' }],
  ['x'.repeat(500), { ok: true, reason: 'x'.repeat(500) }],
  ['ab ', { ok: false, code: 'refund-reason-length' }],
  ['x'.repeat(501), { ok: false, code: 'refund-reason-length' }],
])('takes a reason of 3 to 500 characters: %#', (text, checked) => {
  expect(checkRefundReason(text)).toEqual(checked)
})
