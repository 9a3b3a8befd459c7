/** Why a card was not charged, for its owner. Reasons that a bank doesn't disclose are 'declined'. */
export const cardFailures = {
  declined: 'Your card was declined. Try another card or call your bank.',
  funds: 'Your card has insufficient funds.',
  expired: 'Your card has expired. Use another card.',
  cvc: 'Your security code is incorrect. Check it and try again.',
  number: 'Your card number is incorrect. Check it and try again.',
  expiry: 'Your card’s expiration date is incorrect. Check it and try again.',
  address: 'The address or ZIP code doesn’t match your card. Check it and try again.',
  pin: 'Your card needs a PIN, which we can’t take here. Use another card.',
  confirmation: 'Your bank didn’t confirm the payment. Try again or use another card.',
  later: 'We couldn’t reach your bank. Try again in a few minutes.',
  limit: 'Your card has reached its limit. Try again later or use another card.',
  attempts: 'This card was tried too many times. Use another card, or try again tomorrow.',
  unsupported: 'Your card can’t be used for this kind of payment. Use another card.',
  bank: 'Your bank declined the payment. Call your bank, or use another card.',
  duplicate: 'Your bank thinks this is a duplicate payment. Wait a few minutes, then try again.',
  testing: 'This is a test card. Use a real card.',
} as const

export type CardFailure = keyof typeof cardFailures
