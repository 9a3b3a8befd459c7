import { describe, expect, it } from 'vitest'
import { canRefund, canRefundPart, checkRefundReason, leftToRefund, MAX_PARTS } from './can-refund.ts'
import { STUCK_MS } from './hold.ts'

const paid = { status: 'paid', intentId: 'pi_1' } as const
const begun = {
  ...paid,
  refunding: 'by-administrator',
  refund: { reason: 'x', by: 'A', byUid: 'avery', date: 100 },
} as const

describe('canRefund', () => {
  it('allows a paid one, once, and a repeat of one’s own refund', () => {
    expect(canRefund(paid, 'avery', 100)).toEqual({ ok: true, kind: 'begin' })
    expect(canRefund(begun, 'avery', 100)).toEqual({ ok: true, kind: 'join' })
    expect(canRefund({ ...begun, status: 'refunded' }, 'avery', 100)).toEqual({ ok: true, kind: 'done' })
  })
  it('allows another administrator’s refund to be completed only after a minute', () => {
    expect(canRefund(begun, 'blake', 99 + STUCK_MS)).toEqual({ ok: false, code: 'refund-begun' })
    expect(canRefund(begun, 'blake', 100 + STUCK_MS)).toEqual({ ok: true, kind: 'join' })
    expect(canRefund({ ...begun, status: 'refunded' }, 'blake', 100)).toEqual({ ok: false, code: 'payment-refunded' })
  })
  it('allows completing the academy’s own refund at once, without another request', () => {
    const { refund: _refund, ...own } = begun
    expect(canRefund(own, 'blake', 100)).toEqual({ ok: true, kind: 'join' })
    expect(canRefund({ ...own, status: 'refunded' }, 'blake', 100)).toEqual({ ok: false, code: 'payment-refunded' })
  })
  it.each([
    ['payment-not-paid', { status: 'failed', intentId: 'pi_1' } as const],
    ['payment-not-paid', { intentId: 'pi_1' }],
    ['payment-not-charged', { status: 'paid' } as const],
  ])('%s', (code, payment) => expect(canRefund(payment, 'avery', 100)).toEqual({ ok: false, code }))
})

describe('a partial refund', () => {
  const request = 'r1'
  const by = { reason: 'x', by: 'A', byUid: 'avery', date: 100 }
  const ofMany = { ...paid, amount: 10_000, refundedAmount: 1_000 }
  const returned = (count: number) => Array.from({ length: count }, (_, n) => ({ ...by, id: `re_${n}`, amount: 1 }))

  it.each([
    ['begins', ofMany, { ok: true, kind: 'begin' }],
    [
      'is joined by the call that began it',
      { ...ofMany, openPart: { ...by, amount: 500, request } },
      { ok: true, kind: 'join' },
    ],
    [
      'is done',
      { ...ofMany, partRefunds: [...returned(2), { ...by, id: 're', amount: 500, request }] },
      { ok: true, kind: 'done' },
    ],
    [
      'was all that was left',
      { ...ofMany, status: 'refunded', refund: { ...by, request } } as const,
      { ok: true, kind: 'whole' },
    ],
    [
      'of a refunded payment',
      { ...ofMany, status: 'refunded', refund: by } as const,
      { ok: false, code: 'payment-refunded' },
    ],
    ['of a failed payment', { ...ofMany, status: 'failed' } as const, { ok: false, code: 'payment-not-paid' }],
    [
      'of a payment without a charge',
      { status: 'paid', amount: 10_000 } as const,
      { ok: false, code: 'payment-not-charged' },
    ],
    ['while all of it goes back', { ...ofMany, ...begun }, { ok: false, code: 'refund-begun' }],
    [
      'while another part goes back',
      { ...ofMany, openPart: { ...by, amount: 1, request: 'r2' } },
      { ok: false, code: 'refund-part-open' },
    ],
    [
      'after almost as many as there may be',
      { ...ofMany, partRefunds: returned(MAX_PARTS - 1) },
      { ok: true, kind: 'begin' },
    ],
    [
      'after as many as there may be',
      { ...ofMany, partRefunds: returned(MAX_PARTS) },
      { ok: false, code: 'refund-parts', left: 9_000 },
    ],
  ])('%s', (_case, payment, verdict) => expect(canRefundPart(payment, { amount: 500, request })).toEqual(verdict))

  it.each([
    [9_000, { ok: true, kind: 'whole' }],
    [8_999, { ok: true, kind: 'begin' }],
    [1, { ok: true, kind: 'begin' }],
    [9_001, { ok: false, code: 'refund-amount', left: 9_000 }],
  ])('%i cents of 9,000 that are left', (amount, verdict) => {
    expect(leftToRefund(ofMany)).toBe(9_000)
    expect(canRefundPart(ofMany, { amount, request })).toEqual(verdict)
    expect(canRefundPart({ ...ofMany, refund: by }, { amount, request, left: 9_000 })).toEqual(verdict)
  })
})

it.each([
  ['abc', { ok: true, reason: 'abc' }],
  ['  a b  ', { ok: true, reason: 'a b' }],
  ['x'.repeat(500), { ok: true, reason: 'x'.repeat(500) }],
  ['ab ', { ok: false, code: 'refund-reason-length' }],
  ['x'.repeat(501), { ok: false, code: 'refund-reason-length' }],
])('a refund reason has 3 to 500 characters: %#', (text, checked) => expect(checkRefundReason(text)).toEqual(checked))
