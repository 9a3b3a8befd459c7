import { expect, it } from 'vitest'
import { cardFailures, type CardFailure } from '#domain/messages/card-failures.ts'
import { failureOfCode } from './decline-codes.ts'
import { declineWords, failureWords } from './decline-words.ts'

const BANK = 'Your bank didn’t confirm the payment. Try again or use another card.'
const TECHNICAL =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'

it.each([
  [{ code: 'payment_intent_authentication_failure', type: 'invalid_request_error', message: TECHNICAL }, BANK],
  [{ code: 'authentication_required', type: 'card_error', message: 'The transaction requires authentication.' }, BANK],
  [{ code: 'card_declined', declineCode: 'authentication_required', type: 'card_error', message: 'No.' }, BANK],
  [
    { code: 'card_declined', declineCode: 'generic_decline', type: 'card_error', message: 'Your card was declined.' },
    cardFailures.declined,
  ],
  [
    { code: 'expired_card', type: 'card_error', message: 'Your card has expired.' },
    'Your card has expired. Use another card.',
  ],
  [
    { code: 'parameter_missing', type: 'invalid_request_error', message: 'Missing param: amount' },
    'Your payment didn’t go through',
  ],
  [{ type: 'api_error', message: 'Internal' }, 'Your payment didn’t go through'],
  [{}, 'Your payment didn’t go through'],
])('the failure %o reads: %s', (error, words) => expect(declineWords(error)).toBe(words))

it.each<[string, CardFailure]>([
  ['generic_decline', 'declined'],
  ['lost_card', 'declined'],
  ['stolen_card', 'declined'],
  ['pickup_card', 'declined'],
  ['fraudulent', 'declined'],
  ['insufficient_funds', 'funds'],
  ['expired_card', 'expired'],
  ['incorrect_cvc', 'cvc'],
  ['invalid_cvc', 'cvc'],
  ['incorrect_number', 'number'],
  ['invalid_expiry_year', 'expiry'],
  ['incorrect_zip', 'address'],
  ['offline_pin_required', 'pin'],
  ['authentication_required', 'confirmation'],
  ['processing_error', 'later'],
  ['try_again_later', 'later'],
  ['issuer_not_available', 'later'],
  ['card_velocity_exceeded', 'limit'],
  ['withdrawal_count_limit_exceeded', 'limit'],
  ['card_not_supported', 'unsupported'],
  ['currency_not_supported', 'unsupported'],
  ['transaction_not_allowed', 'unsupported'],
  ['do_not_honor', 'bank'],
  ['call_issuer', 'bank'],
  ['do_not_try_again', 'bank'],
  ['restricted_card', 'bank'],
  ['duplicate_transaction', 'duplicate'],
  ['testmode_decline', 'testing'],
])('the decline code %s means %s', (declineCode, failure) => {
  expect(failureOfCode(declineCode)).toBe(failure)
  const error = { code: 'card_declined', declineCode, type: 'card_error', message: 'Words of the card service.' }
  expect(declineWords(error)).toBe(cardFailures[failure])
})

it('an unknown decline code reads as a declined card, and no message mentions a lost or stolen card', () => {
  const error = { code: 'card_declined', declineCode: 'of_tomorrow', type: 'card_error', message: 'Unheard of.' }
  expect(declineWords(error)).toBe(cardFailures.declined)
  expect(failureOfCode('constructor')).toBeUndefined()
  expect(Object.values(cardFailures).join(' ')).not.toMatch(/lost|stolen|fraud/i)
})

it('a stored message is shown unchanged unless it was written for programmers', () => {
  expect(failureWords('Your card was declined.')).toBe('Your card was declined.')
  expect(failureWords(TECHNICAL)).toBe(BANK)
  expect(failureWords('You cannot confirm this PaymentIntent because it is canceled')).toBe(
    'Your payment didn’t go through',
  )
})
