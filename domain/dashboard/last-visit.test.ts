import { describe, expect, it } from 'vitest'
import { type ComparedNumbers, changesSince, VISIT_ENDS_MS, visitsAfter } from './last-visit.ts'

const day = (date: string, paid: number, paidAmount: number, refunded = 0, refundedAmount = 0) => ({
  date,
  ...{ paid, paidAmount, refunded, refundedAmount },
})
const numbers = (more: Partial<ComparedNumbers> = {}): ComparedNumbers => ({
  students: 10,
  questions: 100,
  sales: [day('2026-10-30', 1, 900), day('2026-11-20', 2, 600)],
  today: '2026-11-20',
  ...more,
})

describe('visits', () => {
  it('start without a previous one, continue while looks are at most 30 minutes apart, and then become the previous one', () => {
    const first = visitsAfter(undefined, numbers(), 1_000)
    expect(first).toEqual({ current: { ...numbers(), at: 1_000 } })
    const later = visitsAfter(first, numbers({ students: 11 }), 1_000 + VISIT_ENDS_MS)
    expect(later).toEqual({ current: { ...numbers({ students: 11 }), at: 1_000 + VISIT_ENDS_MS } })
    const next = visitsAfter(later, numbers({ students: 12 }), 1_001 + 2 * VISIT_ENDS_MS)
    expect(next.before).toEqual(later.current)
    expect(visitsAfter(next, numbers(), 1_002 + 2 * VISIT_ENDS_MS).before).toEqual(later.current)
  })
  it('do not begin when a clock is set back', () => {
    const visits = visitsAfter({ current: { ...numbers(), at: 5 * VISIT_ENDS_MS } }, numbers(), 1)
    expect(visits.before).toBeUndefined()
  })
})

describe('what changed since a visit', () => {
  it('is what came and went, with refunds of payments that were seen', () => {
    const visit = { ...numbers(), at: 1 }
    const now = numbers({
      students: 12,
      questions: 97,
      sales: [
        day('2026-10-30', 1, 900, 1, 900),
        day('2026-11-20', 3, 900),
        { ...day('2026-11-21', 1, 250), lostAmount: 250 },
      ],
      today: '2026-11-21',
    })
    expect(changesSince(visit, now)).toEqual({
      students: 2,
      questions: -3,
      payments: 2,
      income: 550,
      refunds: 1,
      refundedAmount: 900,
      lostAmount: 250,
    })
  })
  it('omits days that are no longer available, and reports the first day with sales', () => {
    const visit = { ...numbers(), at: 1 }
    const now = numbers({ sales: [day('2026-12-24', 1, 300)], today: '2027-01-02' })
    expect(changesSince(visit, now)).toMatchObject({ payments: 1, income: 300, salesSince: '2026-12-01' })
    expect(changesSince(visit, numbers({ sales: [], today: '2027-01-02' }))).toMatchObject({ payments: 0, income: 0 })
  })
})
