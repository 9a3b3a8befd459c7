const MINUTE_MS = 60_000

/** How many of a test's breaks have come by now; `breaks`: minutes after the start, ascending. Times in epoch milliseconds. */
export const breaksDue = (breaks: readonly number[], startTime: number, now: number): number =>
  breaks.filter((minutes) => now >= startTime + minutes * MINUTE_MS).length
