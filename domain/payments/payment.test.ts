import { expect, it } from 'vitest'
import { isOpenPayment, paymentPath } from './payment.ts'

const part = { request: 'part-1', amount: 100, reason: 'Moved', by: 'Avery M.', byUid: 'avery', date: 0 }
const paid = { processing: false, status: 'paid' } as const

it.each([
  ['runs', { processing: true }, true],
  ['is paid', paid, false],
  ['failed', { ...paid, status: 'failed' }, false],
  ['is going back', { ...paid, refunding: 'by-administrator' }, true],
  ['has a part on the way back', { ...paid, openPart: part }, true],
  ['has gone back', { ...paid, status: 'refunded', refunding: 'by-administrator' }, false],
  ['has gone back, a part of it before', { ...paid, status: 'refunded', openPart: part }, false],
] as const)('something is left to do about a payment that %s: %o is %s', (_what, payment, isOpen) => {
  expect(isOpenPayment(payment)).toBe(isOpen)
})

it('a payment’s link searches the administrators’ list for its key', () => {
  expect(paymentPath('a&b')).toBe('/payments?search=a%26b')
})
