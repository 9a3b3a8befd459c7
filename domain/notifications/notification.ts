/** A message to all administrators (spec 1.3.2). `createdOn` in epoch milliseconds. */
export type Notification = { key: string; message: string; createdOn: number }
