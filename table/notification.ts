import type { Notification } from '#domain/users/user.ts'
import type { Reminder } from '#domain/progress/reminder.ts'
import { type Key, notificationKey, reminderKey } from './keys.ts'

/** A notification in the table. */
export type NotificationItem = Key & Notification & { type: 'notification' }

/** Returns the item of a notification; its key begins with its time, so that keys sort by it. */
export const notificationItem = (notification: Notification): NotificationItem => ({
  ...notificationKey(notification.key),
  type: 'notification',
  ...notification,
})

/** A reminder that is due on a day, until it was sent or no longer applies. `ttl` in epoch seconds: two days later. */
export type ReminderItem = Key & { type: 'reminder'; uid: string; progressKey: string; ttl: number } & Reminder

export const reminderItem = (uid: string, progressKey: string, reminder: Reminder): ReminderItem => ({
  ...reminderKey(reminder.day, uid, progressKey, reminder.days),
  type: 'reminder',
  uid,
  progressKey,
  ...reminder,
  ttl: Math.floor(Date.parse(`${reminder.day}T00:00:00Z`) / 1000) + 3 * 86_400,
})
