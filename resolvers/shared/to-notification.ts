import type { Notification } from '#generated/schema.ts'

/** Returns the fields of a notification that administrators may see. */
export const toNotification = ({ key, message, createdOn, path }: Notification): Notification => ({
  key,
  message,
  createdOn,
  path: path ?? null,
})
