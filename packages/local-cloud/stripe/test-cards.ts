/** The outcome of charging the card. */
export type Outcome =
  | { result: 'paid'; disputed?: true }
  | { result: 'declined'; code: string; declineCode?: string; message: string }
  | { result: 'challenge' }

export type TestCard = {
  number: string
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay'
  country: string
  outcome: Outcome
  /** Stripe's ready-made payment method for it, e.g. `pm_card_visa`. */
  readyMade?: string
}

const paid: Outcome = { result: 'paid' }

const declined = (code: string, message: string, declineCode?: string): Outcome =>
  declineCode ? { result: 'declined', code, declineCode, message } : { result: 'declined', code, message }

const refused = (declineCode: string, message = 'Your card was declined.'): Outcome =>
  declined('card_declined', message, declineCode)

const visa = (number: string, outcome: Outcome, readyMade?: string): TestCard => ({
  number,
  brand: 'visa',
  country: 'US',
  outcome,
  ...(readyMade ? { readyMade } : {}),
})

/** Stripe's published test cards (https://docs.stripe.com/testing). */
export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', paid, 'pm_card_visa'),
  visa('4000056655665556', paid, 'pm_card_visa_debit'),
  { number: '5555555555554444', brand: 'mastercard', country: 'US', outcome: paid, readyMade: 'pm_card_mastercard' },
  { number: '2223003122003222', brand: 'mastercard', country: 'US', outcome: paid },
  { number: '5200828282828210', brand: 'mastercard', country: 'US', outcome: paid },
  { number: '5105105105105100', brand: 'mastercard', country: 'US', outcome: paid },
  { number: '378282246310005', brand: 'amex', country: 'US', outcome: paid, readyMade: 'pm_card_amex' },
  { number: '371449635398431', brand: 'amex', country: 'US', outcome: paid },
  { number: '6011111111111117', brand: 'discover', country: 'US', outcome: paid, readyMade: 'pm_card_discover' },
  { number: '3056930009020004', brand: 'diners', country: 'US', outcome: paid, readyMade: 'pm_card_diners' },
  { number: '36227206271667', brand: 'diners', country: 'US', outcome: paid },
  { number: '3566002020360505', brand: 'jcb', country: 'JP', outcome: paid, readyMade: 'pm_card_jcb' },
  { number: '6200000000000005', brand: 'unionpay', country: 'CN', outcome: paid, readyMade: 'pm_card_unionpay' },
  visa('4000000000000077', paid, 'pm_card_bypassPending'),
  visa('4000000000000259', { result: 'paid', disputed: true }, 'pm_card_createDispute'),
  visa('4000000000000002', refused('generic_decline'), 'pm_card_visa_chargeDeclined'),
  visa(
    '4000000000009995',
    refused('insufficient_funds', 'Your card has insufficient funds.'),
    'pm_card_visa_chargeDeclinedInsufficientFunds',
  ),
  visa('4000000000009987', refused('lost_card'), 'pm_card_visa_chargeDeclinedLostCard'),
  visa('4000000000009979', refused('stolen_card'), 'pm_card_visa_chargeDeclinedStolenCard'),
  visa(
    '4000000000000069',
    declined('expired_card', 'Your card has expired.', 'expired_card'),
    'pm_card_chargeDeclinedExpiredCard',
  ),
  visa(
    '4000000000000127',
    declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
    'pm_card_chargeDeclinedIncorrectCvc',
  ),
  visa(
    '4000000000000119',
    declined(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
    'pm_card_chargeDeclinedProcessingError',
  ),
  visa(
    '4000000000006975',
    refused(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
  ),
  visa('4000000000000341', refused('generic_decline'), 'pm_card_chargeCustomerFail'),
  visa('4100000000000019', refused('fraudulent'), 'pm_card_radarBlock'),
  visa('4000002500003155', { result: 'challenge' }, 'pm_card_authenticationRequiredOnSetup'),
  visa('4000002760003184', { result: 'challenge' }, 'pm_card_authenticationRequired'),
  visa('4000000000003220', { result: 'challenge' }, 'pm_card_threeDSecure2Required'),
]

/** Finds the test card with this number (digits only). */
export const findTestCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number)
