import type { Notification } from '#generated/schema.ts'

/** What an administrator may know of a notification. */
export const toNotification = ({ key, message, createdOn, path }: Notification): Notification => ({
  key,
  message,
  createdOn,
  path: path ?? null,
})
