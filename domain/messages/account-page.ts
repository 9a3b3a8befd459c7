import type { ReminderKind } from '#domain/users/reminders.ts'

/** Words of the account page beyond those of its forms (domain/messages/accounts.ts). */
export const reminderWords = {
  title: 'Reminders',
  lead: 'E-mails that help you not to miss anything. Receipts and codes come in any case.',
  saved: 'Your reminders have been updated',
} as const

/** What each kind of reminder is called, and when it comes. */
export const reminderLabels: Record<ReminderKind, { name: string; when: string }> = {
  classTomorrow: { name: 'Class tomorrow', when: 'The day before a Live class begins' },
  daysLeft: { name: 'Days left', when: 'When an Online course ends in 7 days, and in 1 day' },
}
