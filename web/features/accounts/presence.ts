import { GetTimeDocument, RecordSeenDocument } from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { setServerTime } from '#web/lib/api/clock-store.ts'
import { requestsSettled } from '#web/lib/api/pending-requests.ts'
import { renewSession } from '#web/lib/session/renew-session.ts'
import { currentSession, startSession } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/**
 * Minimum milliseconds between two writes, so that a day of study costs a hundred small writes instead of thousands.
 */
export const SEEN_EVERY_MS = 5 * 60_000

type LastSeen = { uid: string; at: number }

const isSeen = (value: unknown): value is LastSeen =>
  isObject(value) && 'uid' in value && typeof value.uid === 'string' && 'at' in value && typeof value.at === 'number'

/** The user that this tab last recorded, and when. Survives a reload. */
const stored = storedValue(() => window.sessionStorage, 'academy.seen', isSeen)

async function sendPresence(uid: string, signedIn: boolean): Promise<void> {
  const { recordSeen } = await mutate(RecordSeenDocument, { signedIn })
  const session = currentSession()
  if (!recordSeen || session?.uid !== uid) return
  const { type, displayName } = recordSeen
  // An administrator changed this user's type, so the tokens are outdated.
  if (type !== session.type) await renewSession()
  // The token contains the name at sign-up; the record contains the current one (decision 0068).
  else if (displayName !== session.displayName) startSession({ ...session, displayName })
}

/**
 * Records on the server that the user is here, and whether they just signed in. Nothing waits for it, and failures are
 * ignored.
 */
function recordPresence(uid: string, signedIn: boolean): void {
  stored.write({ uid, at: Date.now() })
  void sendPresence(uid, signedIn).catch(() => undefined)
}

/** Sets lastLogin and lastSeen after a sign-in (spec 1.7.10). */
export const recordSignIn = (uid: string): void => recordPresence(uid, true)

function recordIfDue(uid: string): void {
  const last = stored.read()
  const isFresh = last?.uid === uid && Date.now() - last.at < SEEN_EVERY_MS
  if (!isFresh && document.visibilityState === 'visible') recordPresence(uid, false)
}

/**
 * While a user is signed in: syncs the clock with the server, and records lastSeen when the session resumes and then
 * every five minutes while the page is visible (spec 1.7.10, 1.7.11). Returns a function that stops it.
 */
export function watchPresence(uid: string): () => void {
  const look = () => recordIfDue(uid)
  void syncServerTime().catch(() => undefined)
  look()
  const timer = setInterval(look, SEEN_EVERY_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Syncs the clock with the server, to the millisecond. Without a session, the date headers of replies are used (spec
 * 1.7.11).
 */
async function syncServerTime(): Promise<void> {
  // Date headers are used until then.
  await requestsSettled()
  const sentAt = Date.now()
  const { getTime } = await query(GetTimeDocument, {})
  setServerTime(getTime, sentAt)
}
