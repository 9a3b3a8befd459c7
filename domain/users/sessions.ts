/** How long after a sign-in an account may be deleted without signing in again, in milliseconds. */
export const FRESH_FOR = 5 * 60_000

/** The maximum length of a session, in milliseconds: the life of a refresh token (infra/storage/academy-users.ts). */
export const SESSION_LIFE = 24 * 60 * 60_000

/** The life of an access token, in milliseconds: an ended session remains usable for at most that long. */
export const TOKEN_LIFE = 15 * 60_000

/**
 * Whether a session began within the last five minutes. `signedInAt` in seconds, as in tokens; `now` in epoch
 * milliseconds.
 */
export const isFreshSignIn = (signedInAt: number | undefined, now: number): boolean =>
  signedInAt !== undefined && now - signedInAt * 1000 <= FRESH_FOR

/**
 * The ended sessions in a user's record: all before a time (epoch milliseconds), and single ones, by device with their
 * time.
 */
export type EndedSessions = { sessionsEndedAt?: number; endedDevices?: Record<string, number> }

/** A session, from its token: when it began, in seconds, and its device in the user pool. */
export type SessionFacts = { signedInAt?: number | undefined; device?: string | undefined }

/** Whether a session was ended, alone or with all before a time: its access token remains valid for some minutes. */
export const isEndedSession = (ended: EndedSessions | null | undefined, session: SessionFacts): boolean =>
  (ended?.sessionsEndedAt !== undefined && (session.signedInAt ?? 0) < Math.floor(ended.sessionsEndedAt / 1000)) ||
  (session.device !== undefined && ended?.endedDevices?.[session.device] !== undefined)
