import { attentionReason } from '#domain/dashboard/attention.ts'
import { paymentState, type PaymentFilter } from '#domain/payments/payment-state.ts'
import { containsAllWords } from '#domain/text/contains-all-words.ts'
import { type PaymentEntry, paymentText } from './payment-entry.ts'

function isInState(entry: PaymentEntry, filter: PaymentFilter, now: number): boolean {
  if (filter === 'attention') return attentionReason(entry, now) !== undefined
  if (filter === 'disputed') return entry.disputed !== undefined || entry.disputes !== undefined
  return paymentState(entry) === filter
}

/** Whether a payment is in the requested state at `now` and holds every word of a search (folded; spec 3.5.29). */
export const paymentFits = (
  entry: PaymentEntry,
  words: readonly string[],
  filter: PaymentFilter | undefined,
  now: number,
): boolean =>
  (filter === undefined || isInState(entry, filter, now)) &&
  (words.length === 0 || containsAllWords(paymentText(entry), words))
