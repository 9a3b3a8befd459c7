import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registrationRefusals } from '#domain/messages/registration.ts'
import { canRegister, type Owned } from './can-register.ts'
import { HOLD_MS } from './hold.ts'
import { isOpenPayment } from './payment.ts'
import { settleVerdict } from './settle-verdict.ts'

const now = 1_000_000_000

describe('canRegister', () => {
  const live = { type: 'Live', published: true, startsAt: now + 1 } as const
  it.each([
    [live, 1, 'no', { ok: true }],
    [live, 0, 'no', { ok: false, code: 'no-seats' }],
    [{ ...live, startsAt: now }, 1, 'no', { ok: false, code: 'course-closed' }],
    [{ type: 'Live', published: true }, 1, 'no', { ok: false, code: 'course-closed' }],
    [{ type: 'Online', published: true }, 0, 'no', { ok: true }],
    [{ type: 'Online', published: false }, 0, 'no', { ok: false, code: 'course-closed' }],
    [live, 1, 'owned', { ok: false, code: 'already-yours' }],
    [live, 1, 'paying', { ok: false, code: 'payment-processing' }],
    [{ ...live, startsAt: now }, 0, 'no', { ok: false, code: 'no-seats' }],
    [{ ...live, published: false }, 1, 'no', { ok: false, code: 'course-closed' }],
    [{ ...live, published: false }, 0, 'owned', { ok: false, code: 'already-yours' }],
  ] as const)('%o with %i seats, %s: %o', (course, seats, owned, verdict) => {
    expect(canRegister(course, seats, owned, now)).toEqual(verdict)
  })

  it('has a message for every refusal, and never admits a student who owns the course or is paying for it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Live' as const, 'Online' as const),
        fc.boolean(),
        fc.integer({ min: now - 5, max: now + 5 }),
        fc.nat(3),
        fc.constantFrom<Owned>('no', 'owned', 'paying'),
        (type, published, startsAt, seats, owned) => {
          const verdict = canRegister({ type, published, startsAt }, seats, owned, now)
          if (verdict.ok) expect([owned, published]).toEqual(['no', true])
          else expect(registrationRefusals[verdict.code]).toMatch(/./)
        },
      ),
    )
  })
})

describe('a payment', () => {
  it.each([
    [{ processing: true }, true],
    [{ processing: false, status: 'paid' }, false],
    [{ processing: false, status: 'failed' }, false],
    [{ processing: false, status: 'paid', refunding: 'by-administrator' }, true],
    [{ processing: false, status: 'refunded', refunding: 'by-administrator' }, false],
    [{ processing: true, status: 'refunded', refunding: 'no-seats' }, true],
  ] as const)('is open as %o: %s', (payment, open) => expect(isOpenPayment(payment)).toBe(open))
})

describe('settleVerdict', () => {
  const payment = { amount: 100, date: now }
  const paid = { amount: 100, currency: 'usd' }
  it.each([
    [{ ...paid, status: 'succeeded' }, 0, 'enrol'],
    [{ ...paid, status: 'succeeded', amount: 99 }, 0, 'refund'],
    [{ ...paid, status: 'succeeded', currency: 'eur' }, 0, 'refund'],
    [{ ...paid, status: 'succeeded' }, 2 * HOLD_MS, 'enrol'],
    [{ ...paid, status: 'requires_action' }, HOLD_MS - 1, 'wait'],
    [{ ...paid, status: 'requires_action' }, HOLD_MS, 'cancel'],
    [{ ...paid, status: 'processing' }, 2 * HOLD_MS, 'wait'],
    [{ ...paid, status: 'failed' }, 0, 'cancel'],
    [{ ...paid, status: 'canceled' }, 0, 'fail'],
  ] as const)('%o after %i ms: %s', (intent, age, verdict) => {
    expect(settleVerdict(payment, intent, now + age)).toBe(verdict)
  })
})
