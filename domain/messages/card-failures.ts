/** Why a card was not charged, for its owner. Reasons that a bank doesn't disclose are 'declined'. */
export const cardFailures = {
  declined: 'Your card was declined.',
  funds: 'Your card has insufficient funds.',
  expired: 'Your card has expired. Please use another card.',
  cvc: 'The security code of your card is incorrect. Please check it and try again.',
  number: 'The number of your card is incorrect. Please check it and try again.',
  expiry: 'The expiry date of your card is incorrect. Please check it and try again.',
  address: 'The address or ZIP code does not match your card. Please check it and try again.',
  pin: 'Your bank asks for the PIN of your card, which cannot be entered here. Please use another card.',
  confirmation: 'Your bank did not confirm the payment. Try again or use another card.',
  later: 'Your bank could not be reached or did not answer. Please try again in a few minutes.',
  limit: 'Your card was used too often or is over its limit. Please try again later or use another card.',
  attempts: 'This card was tried too often. Please use another card, or try again tomorrow.',
  unsupported: 'Your card cannot be used for this kind of payment. Please use another card.',
  bank: 'Your bank refused the payment. Please ask your bank why, or use another card.',
  duplicate: 'Your bank takes this for a payment that was made a moment ago. Please wait a little, then try again.',
  testing: 'This is a test card, which pays nothing here. Please use a real card.',
} as const

export type CardFailure = keyof typeof cardFailures
