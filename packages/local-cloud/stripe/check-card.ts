import { cardRefused, invalidRequest } from './card-error.ts'
import { textAt, type Form } from './form.ts'
import { findTestCard, type TestCard } from './test-cards.ts'

export type CheckedCard = { card: TestCard; expMonth: number; expYear: number }

/** Whether the digits satisfy the Luhn checksum every card number carries. */
export function hasLuhnChecksum(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function checkNumber(text: string): TestCard {
  const number = text.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(number))
    throw cardRefused('invalid_number', 'The card number is not a valid credit card number.', { param: 'number' })
  if (number.length < 12 || number.length > 19 || !hasLuhnChecksum(number))
    throw cardRefused('incorrect_number', 'Your card number is incorrect.', { param: 'number' })
  const card = findTestCard(number)
  if (!card)
    throw cardRefused(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      { decline_code: 'test_mode_live_card' },
    )
  return card
}

function checkExpiry(month: string, year: string, now: number): { expMonth: number; expYear: number } {
  const expMonth = Number(month)
  const expYear = year.length <= 2 ? 2000 + Number(year) : Number(year)
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12)
    throw cardRefused('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' })
  const today = new Date(now)
  const thisYear = today.getUTCFullYear()
  if (!Number.isInteger(expYear) || expYear < thisYear || expYear > thisYear + 50)
    throw cardRefused('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' })
  if (expYear === thisYear && expMonth < today.getUTCMonth() + 1)
    throw cardRefused('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' })
  return { expMonth, expYear }
}

/** Checks `card[number|exp_month|exp_year|cvc]` as Stripe does. `now` in epoch milliseconds. Throws Stripe's own card errors. */
export function checkCard(card: Form, now: number): CheckedCard {
  const need = (name: string): string => {
    const text = textAt(card, name)
    if (!text)
      throw invalidRequest(`Missing required param: card[${name}].`, {
        code: 'parameter_missing',
        param: `card[${name}]`,
      })
    return text
  }
  const testCard = checkNumber(need('number'))
  const expiry = checkExpiry(need('exp_month'), need('exp_year'), now)
  const cvc = textAt(card, 'cvc')
  const length = testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (cvc !== undefined && !length.test(cvc))
    throw cardRefused('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' })
  return { card: testCard, ...expiry }
}
