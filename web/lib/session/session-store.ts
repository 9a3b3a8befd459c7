import { createStore } from 'zustand/vanilla'
import { SESSION_KEY } from '#web/lib/storage/stored-keys.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/** The signed-in user by the token's claims. The server decides by the token itself, never by this. */
export type Session = {
  uid: string
  email: string
  firstName: string
  lastName: string
  /** First name plus last initial (spec 1.3.1). */
  displayName: string
  type: 'Student' | 'Admin'
}

type SessionState = {
  session: Session | undefined
  /** The session expired: the user signs in again and returns to the same page. */
  expired: boolean
  /** The server refused an administrator's session that has not shown a second factor. */
  secondFactorDue: boolean
}

function isSession(value: unknown): value is Session {
  if (!isObject(value)) return false
  return ['uid', 'email', 'firstName', 'lastName', 'displayName', 'type'].every((key) => key in value)
}

/** Session-only persistence: the facts live as long as the tab (spec 1.4.1, 1.7.6). */
const stored = storedValue(() => window.sessionStorage, SESSION_KEY, isSession)

export const sessionStore = createStore<SessionState>(() => ({
  session: undefined,
  expired: false,
  secondFactorDue: false,
}))

// After the first state, which is what a pre-rendered page was made with and is hydrated with.
sessionStore.setState({ session: stored.read() })

sessionStore.subscribe(({ session }) => stored.write(session))

export const currentSession = (): Session | undefined => sessionStore.getState().session

/** Reads the session from the tab's storage again, after another tab has sent it. */
export const restoreSession = (): void => sessionStore.setState({ session: stored.read() })

export function startSession(session: Session): void {
  sessionStore.setState({ session, expired: false })
}

/** Ends the session here; `expired` when it ended on its own. */
export function endSession(expired = false): void {
  if (currentSession() !== undefined) sessionStore.setState({ session: undefined, expired })
}

/**
 * A page restored from the browser's back/forward cache still shows its old session: it is reloaded when the tab's
 * session is another one by now. Returns how to stop watching.
 */
export function reloadRestoredPages(reload = () => window.location.reload()): () => void {
  const compare = ({ persisted }: PageTransitionEvent) => {
    if (persisted && stored.read()?.uid !== currentSession()?.uid) reload()
  }
  window.addEventListener('pageshow', compare)
  return () => window.removeEventListener('pageshow', compare)
}
