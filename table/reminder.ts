import type { Reminder } from '#domain/reminders/reminder.ts'
import { type Key, reminderKey } from './keys.ts'

/** A reminder that is due on a day, until it was sent or is no longer wanted. `ttl` in epoch seconds: two days later. */
export type ReminderItem = Key & { type: 'reminder'; uid: string; progressKey: string; ttl: number } & Reminder

export const reminderItem = (uid: string, progressKey: string, reminder: Reminder): ReminderItem => ({
  ...reminderKey(reminder.day, uid, progressKey, reminder.days),
  type: 'reminder',
  uid,
  progressKey,
  ...reminder,
  ttl: Math.floor(Date.parse(`${reminder.day}T00:00:00Z`) / 1000) + 3 * 86_400,
})
