import { describe, expect, it } from 'vitest'
import { attentionOf, attentionReason, STUCK_AFTER_MS } from './attention.ts'
import { compareMonths, dayOf, daysOfMonth, monthBefore, netOf, salesOf } from './sales.ts'
import { ACTIVE_MS, countActive } from './seen.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

describe('the sales of a day', () => {
  it('count charges as paid, refunds as refunded too, and neither failed nor pending payments', () => {
    const sales = salesOf([
      { status: 'paid', amount: 20_000 },
      { status: 'refunded', amount: 5_000 },
      { status: 'failed', amount: 700 },
      { amount: 900 },
    ])
    expect(sales).toEqual({ paid: 2, paidAmount: 25_000, refunded: 1, refundedAmount: 5_000, lostAmount: 0 })
    expect(salesOf([])).toEqual({ paid: 0, paidAmount: 0, refunded: 0, refundedAmount: 0, lostAmount: 0 })
  })
  it('separate gross, partial refunds, lost disputes, and what is left', () => {
    const sales = salesOf([
      { status: 'paid', amount: 20_000, refundedAmount: 1 },
      { status: 'paid', amount: 10_000, lostAmount: 10_000 },
      { status: 'paid', amount: 10_000, refundedAmount: 4_000, lostAmount: 10_000 },
      { status: 'refunded', amount: 5_000, refundedAmount: 2_000 },
      { status: 'failed', amount: 700, refundedAmount: 700 },
    ])
    expect(sales).toEqual({
      ...{ paid: 4, paidAmount: 45_000, refunded: 3, refundedAmount: 9_001 },
      lostAmount: 16_000,
    })
    expect(netOf(sales)).toBe(19_999)
  })
  it('belong to the day of the academy, also around midnight and when clocks change', () => {
    const zone = 'America/New_York'
    expect(dayOf(Date.UTC(2026, 10, 1, 3, 59), zone)).toBe('2026-10-31')
    expect(dayOf(Date.UTC(2026, 10, 1, 4), zone)).toBe('2026-11-01')
    expect(dayOf(Date.UTC(2026, 10, 2, 4, 59), zone)).toBe('2026-11-01')
    expect(dayOf(Date.UTC(2026, 10, 2, 5), zone)).toBe('2026-11-02')
  })
  it('are compared with the month before, across the turn of a year', () => {
    expect([monthBefore('2026-11'), monthBefore('2026-10'), monthBefore('2026-01')]).toEqual([
      '2026-10',
      '2026-09',
      '2025-12',
    ])
  })
})

it('a user seen in the last 15 minutes counts as active', () => {
  const seen = [NOW, NOW - ACTIVE_MS + 1, NOW - ACTIVE_MS].map((at, index) => ({ uid: `u${index}`, at }))
  expect(countActive(seen, NOW)).toBe(2)
})

describe('payments needing attention', () => {
  const open = (minutes: number) => ({ date: NOW - minutes * 60_000 })
  const refund = { reason: 'Illness', by: 'Avery M.', date: NOW }
  it('are those charged with neither place nor refund, others that are stuck, and disputed ones; each once', () => {
    const payments = [
      open(1),
      open(11),
      { ...open(2), trouble: { since: NOW, code: 'undecided' } as const },
      { ...open(60), trouble: { since: NOW, code: 'paid-not-enrolled' } as const },
      { ...open(2), trouble: { since: NOW, code: 'refund-failed' } as const, disputed: 1 },
      { ...open(1), status: 'paid' as const, openPart: { ...refund, amount: 1, request: 'r' }, disputed: 1 },
    ]
    expect(attentionOf(payments, 3, NOW)).toEqual({ paidNotEnrolled: 2, stuck: 2, disputed: 4 })
    expect(attentionOf([], 0, NOW)).toEqual({ paidNotEnrolled: 0, stuck: 0, disputed: 0 })
  })
  it('are not those that were paid, failed or were refunded long ago', () => {
    for (const status of ['paid', 'failed', 'refunded'] as const)
      expect(attentionReason({ ...open(9_000), status }, NOW)).toBeUndefined()
  })
  it('wait from the request of the refund, not from the payment', () => {
    const refunding = { ...open(9_000), status: 'paid' as const, refund: { ...refund, date: NOW - STUCK_AFTER_MS } }
    expect([attentionReason(refunding, NOW), attentionReason(refunding, NOW + 1)]).toEqual([undefined, 'stuck'])
  })
})

describe('this month beside the one before', () => {
  const sold = (date: string, paidAmount: number) => ({ date, paid: 1, paidAmount, refunded: 0, refundedAmount: 0 })
  it('is compared in all and up to the same day', () => {
    const { current, before, beforeSoFar } = compareMonths(
      [
        sold('2026-02-10', 100),
        sold('2026-02-28', 300),
        { ...sold('2026-03-01', 500), refunded: 1, refundedAmount: 500 },
      ],
      '2026-03-10',
    )
    expect(current).toEqual({ net: 0, paid: 1, refunded: 1, refundedAmount: 500, lostAmount: 0 })
    expect([before.net, beforeSoFar.net]).toEqual([400, 100])
  })
  it('has every day of the month, with nothing where nothing was sold', () => {
    const days = daysOfMonth([sold('2028-02-29', 7)], '2028-02')
    expect(days.map(({ paidAmount }) => paidAmount)).toEqual([...Array<number>(28).fill(0), 7])
  })
})
