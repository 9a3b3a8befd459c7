import { disputedWords } from '#domain/messages/payments.ts'

/** Stripe may add values: unknown ones are shown as they are, with spaces. */
const wordsOf = (known: Readonly<Record<string, string>>, code: string): string =>
  known[code] ?? code.replaceAll('_', ' ')

/** The status of a dispute. */
export const disputeStatusText = (status: string): string => wordsOf(disputedWords.statuses, status)

/** The reason that the cardholder gave for a dispute. */
export const disputeReasonText = (reason: string): string => wordsOf(disputedWords.reasons, reason)
