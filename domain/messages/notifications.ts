/** Said after a notification is dismissed (spec 1.8.7). */
export const notificationDismissed = 'Notification dismissed'

/** What administrators are told about registrations. */
export const notificationTexts = {
  registered: (student: string, course: string): string => `${student} registered for ${course}`,
  refunded: (student: string, course: string, why: string): string =>
    `Payment of ${student} for ${course} was refunded: ${why}`,
} as const

/** Why a payment was refunded, in the administrators' words. */
export const refundReasons = {
  'no-seats': 'no seat was left',
  'course-gone': 'the course no longer exists',
  'already-yours': 'the student already has the course',
  'amount-differs': 'the charged amount or currency differs from the record',
  'paid-late': 'the charge came after the payment had failed',
} as const
