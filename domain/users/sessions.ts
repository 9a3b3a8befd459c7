/** How long after a sign-in an account may be deleted without another, in milliseconds. */
export const FRESH_FOR = 5 * 60_000

/** How long a session lasts at most, in milliseconds: the life of a refresh token (infra/storage/academy-users.ts). */
export const SESSION_LIFE = 24 * 60 * 60_000

/** How long an access token lasts, in milliseconds: a session that was ended lives on for that long at most. */
export const TOKEN_LIFE = 15 * 60_000

/** Whether a session began within the last five minutes. `signedInAt` in seconds, as tokens have it; `now` in epoch milliseconds. */
export const isFreshSignIn = (signedInAt: number | undefined, now: number): boolean =>
  signedInAt !== undefined && now - signedInAt * 1000 <= FRESH_FOR

/** What the record of a user says of sessions that were ended: all of before a time (epoch milliseconds), and single ones, by their device, and when. */
export type EndedSessions = { sessionsEndedAt?: number; endedDevices?: Record<string, number> }

/** A session by its token: when it began, in seconds, and the device that the user pool gave it. */
export type SessionFacts = { signedInAt?: number | undefined; device?: string | undefined }

/** Whether a session was ended, with all of before or by itself: its access token lives on for some minutes. */
export const isEndedSession = (ended: EndedSessions | null | undefined, session: SessionFacts): boolean =>
  (ended?.sessionsEndedAt !== undefined && (session.signedInAt ?? 0) < Math.floor(ended.sessionsEndedAt / 1000)) ||
  (session.device !== undefined && ended?.endedDevices?.[session.device] !== undefined)
