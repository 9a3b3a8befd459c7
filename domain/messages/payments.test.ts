import { expect, it } from 'vitest'
import { paymentMessages, paymentStatusWords } from './payments.ts'

it('says of every refusal of a refund what has come of it, in words of its own', () => {
  expect(new Set(Object.values(paymentMessages)).size).toBe(Object.keys(paymentMessages).length)
  expect(paymentMessages['refund-later']).toContain('you need not do it again')
  expect(paymentStatusWords).toMatchObject({ paid: 'Paid', failed: 'Failed', refunded: 'Refunded' })
})
