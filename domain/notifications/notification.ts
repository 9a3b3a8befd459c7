/** A message to all administrators (spec 1.3.2). `createdOn` in epoch milliseconds; `path`: the page that it is about. */
export type Notification = { key: string; message: string; createdOn: number; path?: string }
