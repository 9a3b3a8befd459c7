import { GetTimeDocument, RecordSeenDocument } from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { setServerTime } from '#web/lib/api/clock-store.ts'
import { requestsSettled } from '#web/lib/api/pending-requests.ts'
import { renewSession } from '#web/lib/session/renew-session.ts'
import { currentSession, startSession } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/**
 * At most one write in this time, milliseconds, so that a day of study costs a hundred small writes and not thousands.
 */
export const SEEN_EVERY_MS = 5 * 60_000

type LastSeen = { uid: string; at: number }

const isSeen = (value: unknown): value is LastSeen =>
  isObject(value) && 'uid' in value && typeof value.uid === 'string' && 'at' in value && typeof value.at === 'number'

/** The user that this tab last recorded, and when; a reload goes on from there. */
const stored = storedValue(() => window.sessionStorage, 'academy.seen', isSeen)

async function sendPresence(uid: string, signedIn: boolean): Promise<void> {
  const { recordSeen } = await mutate(RecordSeenDocument, { signedIn })
  const session = currentSession()
  if (!recordSeen || session?.uid !== uid) return
  const { type, displayName } = recordSeen
  // An administrator changed this user's type: the tokens are of another time.
  if (type !== session.type) await renewSession()
  // The token has the name of sign-up, the record that of today (decision 0068).
  else if (displayName !== session.displayName) startSession({ ...session, displayName })
}

/**
 * Records on the server that the user is here, and that they signed in. Nothing waits for it, and its failures are
 * ignored.
 */
function recordPresence(uid: string, signedIn: boolean): void {
  stored.write({ uid, at: Date.now() })
  void sendPresence(uid, signedIn).catch(() => undefined)
}

/** After a sign-in: sets lastLogin and lastSeen (spec 1.7.10). */
export const recordSignIn = (uid: string): void => recordPresence(uid, true)

function recordIfDue(uid: string): void {
  const last = stored.read()
  const isFresh = last?.uid === uid && Date.now() - last.at < SEEN_EVERY_MS
  if (!isFresh && document.visibilityState === 'visible') recordPresence(uid, false)
}

/**
 * While a user is signed in: sets the clock by the server's, and records lastSeen when the session is resumed and then
 * every five minutes while the page is in view (spec 1.7.10, 1.7.11). Returns how to stop.
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

/** Sets the clock by the server's own, to the millisecond; without a session the dates of replies are used (spec 1.7.11). */
async function syncServerTime(): Promise<void> {
  // The dates of replies serve until then.
  await requestsSettled()
  const sentAt = Date.now()
  const { getTime } = await query(GetTimeDocument, {})
  setServerTime(getTime, sentAt)
}
