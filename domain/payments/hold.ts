/** How long a seat is held, and a bank's challenge may stay open, while a payment runs: 10 minutes. */
export const HOLD_MS = 10 * 60_000

/** The reconciler checks payments that have been processing for longer than this: one minute. */
export const STUCK_MS = 60_000

/** A payment still processing after an hour raises an alarm. */
export const OVERDUE_MS = 60 * 60_000
