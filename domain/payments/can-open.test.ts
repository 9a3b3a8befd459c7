import { expect, it } from 'vitest'
import { canOpenPayment, type Checkouts, MAX_FAILED } from './can-open.ts'
import { HOLD_MS } from './hold.ts'

const NOW = Date.parse('2027-03-05T12:00:00Z')
const day = '2027-03-05'
const last = { key: 'p1', date: NOW, processing: false, status: 'failed' } as const
const after = (failed: number, more: Partial<Checkouts['last']> = {}): Checkouts => ({
  day,
  failed,
  declined: 0,
  last: { ...last, ...more },
})

it('a student can open the first payment of a day, and another after a paid one', () => {
  expect(canOpenPayment(undefined, NOW)).toEqual({ ok: true, day, failed: 0 })
  expect(canOpenPayment(after(2, { status: 'paid' }), NOW)).toEqual({ ok: true, day, failed: 2 })
})

it('a second payment is refused while the first one runs and holds its seat', () => {
  const running: Checkouts = { day, failed: 0, declined: 0, last: { key: 'p1', date: NOW, processing: true } }
  expect(canOpenPayment(running, NOW)).toEqual({ ok: false, code: 'payment-open', paymentKey: 'p1' })
  expect(canOpenPayment(running, NOW + HOLD_MS - 1)).toMatchObject({ code: 'payment-open' })
  expect(canOpenPayment(running, NOW + HOLD_MS)).toEqual({ ok: true, day, failed: 0 })
})

it('the limit also counts the cards declined during a payment with a challenge', () => {
  const before = { ...after(1), declined: 4 }
  expect(canOpenPayment(before, NOW)).toEqual({ ok: true, day, failed: 4 })
  expect(canOpenPayment({ ...before, declined: 5 }, NOW)).toEqual({ ok: false, code: 'payment-later' })
  expect(canOpenPayment({ ...before, declined: 5 }, NOW + 12 * 3_600_000)).toMatchObject({ ok: true, failed: 0 })
})

it('five failed payments block further ones until the next day', () => {
  expect(canOpenPayment(after(MAX_FAILED - 2), NOW)).toEqual({ ok: true, day, failed: MAX_FAILED - 1 })
  expect(canOpenPayment(after(MAX_FAILED - 1), NOW)).toEqual({ ok: false, code: 'payment-later' })
  expect(canOpenPayment(after(MAX_FAILED - 1), NOW + 12 * 3_600_000)).toMatchObject({ ok: true, failed: 0 })
})
