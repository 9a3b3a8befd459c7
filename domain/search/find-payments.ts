import { paymentState, type PaymentFilter } from '#domain/payments/payment-state.ts'
import { holdsWords } from '#domain/text/holds-words.ts'
import { type PaymentEntry, paymentText } from './payment-entry.ts'

const isInState = (entry: PaymentEntry, filter: PaymentFilter): boolean =>
  filter === 'attention' ? entry.trouble !== undefined || entry.disputed !== undefined : paymentState(entry) === filter

/** Whether a payment is in the requested state and holds every word of a search (folded; spec 3.5.29). */
export const paymentFits = (
  entry: PaymentEntry,
  words: readonly string[],
  filter: PaymentFilter | undefined,
): boolean =>
  (filter === undefined || isInState(entry, filter)) && (words.length === 0 || holdsWords(paymentText(entry), words))
