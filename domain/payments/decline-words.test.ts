import { expect, it } from 'vitest'
import { declineWords, failureWords } from './decline-words.ts'

const BANK = 'Your bank did not confirm the payment. Try again or use another card.'
const TECHNICAL =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'

it.each([
  [{ code: 'payment_intent_authentication_failure', type: 'invalid_request_error', message: TECHNICAL }, BANK],
  [{ code: 'authentication_required', type: 'card_error', message: 'The transaction requires authentication.' }, BANK],
  [{ code: 'card_declined', declineCode: 'authentication_required', type: 'card_error', message: 'No.' }, BANK],
  [
    { code: 'card_declined', declineCode: 'generic_decline', type: 'card_error', message: 'Your card was declined.' },
    'Your card was declined.',
  ],
  [{ code: 'expired_card', type: 'card_error', message: 'Your card has expired.' }, 'Your card has expired.'],
  [
    { code: 'parameter_missing', type: 'invalid_request_error', message: 'Missing param: amount' },
    'The payment was not completed',
  ],
  [{ type: 'api_error', message: 'Internal' }, 'The payment was not completed'],
  [{}, 'The payment was not completed'],
])('says of %o: %s [1.4.20, 1.8.9]', (error, words) => {
  expect(declineWords(error)).toBe(words)
})

it('shows what was stored as it is, but nothing that was written for programmers', () => {
  expect(failureWords('Your card was declined.')).toBe('Your card was declined.')
  expect(failureWords(TECHNICAL)).toBe(BANK)
  expect(failureWords('You cannot confirm this PaymentIntent because it is canceled')).toBe(
    'The payment was not completed',
  )
})
