/** How long after a sign-in an account may be deleted without another, in milliseconds. */
export const FRESH_FOR = 5 * 60_000

/** Whether a session began within the last five minutes. `signedInAt` in seconds, as tokens have it; `now` in epoch milliseconds. */
export const isFreshSignIn = (signedInAt: number | undefined, now: number): boolean =>
  signedInAt !== undefined && now - signedInAt * 1000 <= FRESH_FOR

/**
 * Whether a session began before the account's sessions were ended: its access token lives on for some minutes. `signedInAt` in seconds;
 * `sessionsEndedAt` in epoch milliseconds, absent: never.
 */
export const isEndedSession = (sessionsEndedAt: number | undefined, signedInAt: number | undefined): boolean =>
  sessionsEndedAt !== undefined && (signedInAt ?? 0) < Math.floor(sessionsEndedAt / 1000)
