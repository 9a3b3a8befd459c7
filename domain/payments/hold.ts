/** How long a seat is held, and a bank's challenge may stay open, while a payment runs: 10 minutes. */
export const HOLD_MS = 10 * 60_000

/** A payment that has been processing for longer than this is asked about by the reconciler: one minute. */
export const STUCK_MS = 60_000

/** A payment that is processing even after this is no longer waited for in silence: an hour. */
export const OVERDUE_MS = 60 * 60_000
