import type { Notification } from '#domain/notifications/notification.ts'
import { type Key, notificationKey } from './keys.ts'

/** A notification in the table. */
export type NotificationItem = Key & Notification & { type: 'notification' }

/** The item of a notification; its key begins with its time, so that keys sort by it. */
export const notificationItem = (notification: Notification): NotificationItem => ({
  ...notificationKey(notification.key),
  type: 'notification',
  ...notification,
})
