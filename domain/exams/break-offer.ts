const MINUTE_MS = 60_000

/**
 * Returns how many of a test's breaks are due; `breaks`: minutes after the start, ascending. Times in epoch
 * milliseconds.
 */
export const breaksDue = (breaks: readonly number[], startTime: number, now: number): number =>
  breaks.filter((minutes) => now >= startTime + minutes * MINUTE_MS).length
