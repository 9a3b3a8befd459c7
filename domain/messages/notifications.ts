/** Shown after a notification is dismissed (spec 1.8.7). */
export const notificationDismissed = 'Notification dismissed'
export const notificationsDismissed = 'Notifications dismissed'

/** What a test is missing, for administrators; without a tag or area, among the questions that have all of its tags. */
const shortfallText = ({ pool, missing }: { pool?: string; missing: number }): string =>
  `${missing} ${missing === 1 ? 'question' : 'questions'} ${pool === undefined ? 'with its tags' : `in ${pool}`}`

/** Administrators' notifications about registrations, payments, and the question bank. */
export const notificationTexts = {
  registered: (student: string, course: string): string => `${student} registered for ${course}`,
  refunded: (student: string, course: string, why: string): string =>
    `Payment of ${student} for ${course} was refunded: ${why}`,
  trouble: (student: string, course: string, what: string): string =>
    `Payment of ${student} for ${course} needs attention: ${what}`,
  partRefunded: (student: string, course: string, amount: string, why: string): string =>
    `${amount} of the payment of ${student} for ${course} was refunded: ${why}`,
  partFailed: (student: string, course: string, amount: string): string =>
    `The refund of ${amount} to ${student} for ${course} did not arrive; the money is in your Stripe balance again`,
  partRefused: (student: string, course: string, amount: string): string =>
    `Stripe refused to refund ${amount} of the payment of ${student} for ${course}. Nothing has been changed.`,
  disputeLost: (student: string, course: string, amount: string): string =>
    `The bank decided for ${student} about the payment for ${course}: ${amount} went back. The course goes on until you end it.`,
  disputed: (student: string, course: string): string =>
    `${student} disputes the payment for ${course} at the bank; answer in Stripe’s dashboard. The course goes on until you end it.`,
  /** A test that can no longer be drawn from the bank; `where` is its content and section. */
  short: (test: string, where: readonly string[], shortfalls: readonly { pool?: string; missing: number }[]): string =>
    `The test ${test} (${where.join(', ')}) cannot be started: it lacks ${shortfalls.map(shortfallText).join(', ')}`,
} as const

/** Whether a text reports a shortfall of the test with this name. */
export const isShortNotice = (message: string, test: string): boolean =>
  message.startsWith(`The test ${test} (`) && message.includes(') cannot be started: it lacks ')

/** Whether a text reports that a payment needs attention. */
export const isTroubleNotice = (message: string): boolean =>
  message.startsWith('Payment of ') && message.includes(' needs attention: ')

/** The subjects of notifications, in order of urgency. */
export const NOTICE_GROUPS = {
  tests: 'Tests that cannot be started',
  trouble: 'Payments that need attention',
  disputes: 'Disputes',
  refunds: 'Refunds',
  registrations: 'Registrations',
  others: 'Other',
} as const

export type NoticeGroup = keyof typeof NOTICE_GROUPS

/**
 * The group of a notification, recognized by its text, so that older notifications have one too. Texts that
 * `notificationTexts` doesn't write are `others`.
 */
export function noticeGroupOf(message: string): NoticeGroup {
  if (message.startsWith('The test ') && message.includes(') cannot be started: it lacks ')) return 'tests'
  if (isTroubleNotice(message) || /^(The refund of \$.* did not arrive|Stripe refused to refund )/.test(message))
    return 'trouble'
  if (message.includes(' disputes the payment for ') || message.startsWith('The bank decided for ')) return 'disputes'
  if (/^(\$[\d.,]+ of the p|P)ayment of .* was refunded: /.test(message)) return 'refunds'
  return message.includes(' registered for ') ? 'registrations' : 'others'
}

/** Why a payment was refunded, for administrators. */
export const refundReasons = {
  'no-seats': 'no seat was left',
  'course-gone': 'the course no longer exists',
  'already-yours': 'the student already has the course',
  'amount-differs': 'the charged amount or currency differs from the record',
  'paid-late': 'the charge came after the payment had failed',
  'by-administrator': 'an administrator gave it back',
  'at-card-service': 'it was given back at the card service',
} as const

/** What is wrong with a payment that the reconciler cannot settle, for administrators. */
export const paymentTroubles = {
  'paid-not-enrolled': 'the card was charged, but the student could not be enrolled',
  'refund-failed': 'the money could not be given back',
  undecided: 'the card service has not decided for an hour',
  'card-service': 'the card service could not be asked',
} as const
