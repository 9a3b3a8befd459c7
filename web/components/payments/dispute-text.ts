import { disputedWords } from '#domain/messages/payments.ts'

/** The card service may write others one day: they are shown as they are, as words. */
const wordsOf = (known: Readonly<Record<string, string>>, code: string): string =>
  known[code] ?? code.replaceAll('_', ' ')

/** The state of a dispute in words. */
export const disputeStatusText = (status: string): string => wordsOf(disputedWords.statuses, status)

/** Why a card holder disputes, in words. */
export const disputeReasonText = (reason: string): string => wordsOf(disputedWords.reasons, reason)
