import { describe, expect, it } from 'vitest'
import { aPaymentEntry } from './testing/a-payment-entry.ts'
import { paymentFits } from './find-payments.ts'
import { wordsOf } from '#domain/text/contains-all-words.ts'
import { byNewest, paymentEntry, type PaymentEntry } from './payment-entry.ts'

const finds = (search: string, more: Partial<PaymentEntry> = {}) =>
  paymentFits(aPaymentEntry(more), wordsOf(search), undefined, 0)

describe('a search of payments', () => {
  it.each([
    ['the student, whatever the case and the accents', ' NUNEZ jose ', {}],
    ['the e-mail', 'jose@academy', {}],
    ['the course', 'review march', {}],
    ['the amount in dollars', '$299.00', {}],
    ['the amount as a number', '299', {}],
    ['the status as it is shown', 'Paid', {}],
    ['a status that is not stored', 'processing', { status: undefined, processing: true }],
    ['a refund that runs', 'being refunded', { refund: { reason: 'x', by: 'y', date: 1 } }],
    [
      'what the card service said',
      'was declined',
      { status: 'failed', charge: { failure_message: 'Your card was declined.' } },
    ],
    ['who gave it back and why', 'avery abroad', { refund: { reason: 'Moves abroad', by: 'Avery M.', date: 1 } }],
    ['its key', 'pay-1', {}],
    ['the card service’s numbers', 'pi_42 ch_77', {}],
    ['what is wrong with it', 'card was charged', { trouble: { since: 1, code: 'paid-not-enrolled' } }],
    ['words of several of these at once', 'jose 299 paid rn', {}],
  ])('finds by %s', (_, search, more) => expect(finds(search, more as Partial<PaymentEntry>)).toBe(true))
  it.each(['jose refunded', '298', '$299.01', 'pi_43', 'nobody'])('does not find %s', (search) => {
    expect(finds(search)).toBe(false)
  })
  it('treats spaces as no search, and filters by state', () => {
    expect(finds('   ')).toBe(true)
    const isListed = (more: Partial<PaymentEntry>, filter: 'paid' | 'refunding' | 'attention') =>
      paymentFits(aPaymentEntry(more), [], filter, 0)
    expect([isListed({}, 'paid'), isListed({ status: 'failed' }, 'paid'), isListed({}, 'attention')]).toEqual([
      true,
      false,
      false,
    ])
    expect(isListed({ refund: { reason: 'x', by: 'y', date: 1 } }, 'refunding')).toBe(true)
    expect(isListed({ trouble: { since: 1, code: 'undecided' } }, 'attention')).toBe(true)
  })
})

it('payments sort newest first, and ties keep a fixed order', () => {
  const entries = [
    aPaymentEntry({ key: 'a', date: 1 }),
    aPaymentEntry({ key: 'c', date: 2 }),
    aPaymentEntry({ key: 'b', date: 2 }),
  ]
  expect(entries.sort(byNewest).map(({ key }) => key)).toEqual(['c', 'b', 'a'])
})

it('an entry omits the card token and the id of the administrator who refunded', () => {
  const payment = {
    ...aPaymentEntry(),
    token: 'ctoken_1',
    group: 'g',
    courseType: 'Live' as const,
    studentType: 'Student' as const,
    refund: { reason: 'x', by: 'y', byUid: 'uid', date: 1 },
  }
  expect(JSON.stringify(paymentEntry(payment))).not.toMatch(/ctoken|byUid/)
})
