import { cardFailures } from '#domain/messages/card-failures.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { failureOfCode } from './decline-codes.ts'

/** What the card service says of a charge that failed; only a card error's message is written for buyers. */
export type CardError = {
  code?: string | undefined
  declineCode?: string | undefined
  type?: string | undefined
  message?: string | undefined
}

/**
 * A failed charge in words for the buyer: ours by the card service's decline code or code, the card service's own of a card
 * error that we do not know, and general ones for everything that it writes for programmers (spec 1.4.20, 1.8.9).
 */
export function declineWords({ code, declineCode, type, message }: CardError): string {
  const failure = failureOfCode(declineCode) ?? failureOfCode(code)
  if (failure !== undefined) return cardFailures[failure]
  return type === 'card_error' && message !== undefined ? message : chargeFailures['card-failed']
}

/** Marks of what the card service writes for programmers. */
const PROGRAMMERS = ['PaymentMethod', 'PaymentIntent', 'payment_method', 'idempotency', 'API key']

/** A failure as it was stored, in words for people: older ones may hold what was written for programmers. */
export function failureWords(stored: string): string {
  if (!PROGRAMMERS.some((mark) => stored.includes(mark))) return stored
  return stored.includes('authentication') ? cardFailures.confirmation : chargeFailures['card-failed']
}
