import { cardFailures } from '#domain/messages/card-failures.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { failureOfCode } from './decline-codes.ts'

/** The card service's error for a failed charge; only a card error's message is written for buyers. */
export type CardError = {
  code?: string | undefined
  declineCode?: string | undefined
  type?: string | undefined
  message?: string | undefined
}

/**
 * Returns a failed charge's message for the buyer: ours by decline code or code, the card service's for a card error
 * without a known code, and a general one for messages written for developers (spec 1.4.20, 1.8.9).
 */
export function declineWords({ code, declineCode, type, message }: CardError): string {
  const failure = failureOfCode(declineCode) ?? failureOfCode(code)
  if (failure !== undefined) return cardFailures[failure]
  return type === 'card_error' && message !== undefined ? message : chargeFailures['card-failed']
}

/** Strings that identify the card service's messages for developers. */
const PROGRAMMERS = ['PaymentMethod', 'PaymentIntent', 'payment_method', 'idempotency', 'API key']

/** Returns a stored failure as a message for people: older ones may contain text written for developers. */
export function failureWords(stored: string): string {
  if (!PROGRAMMERS.some((mark) => stored.includes(mark))) return stored
  return stored.includes('authentication') ? cardFailures.confirmation : chargeFailures['card-failed']
}
