import { createStore } from 'zustand/vanilla'
import { SESSION_KEY } from '#web/lib/storage/stored-keys.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/** The signed-in user according to the token's claims. The server checks the token itself and never trusts this. */
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
  /** The server rejected an administrator's session that was started without a second factor. */
  secondFactorDue: boolean
}

function isSession(value: unknown): value is Session {
  if (!isObject(value)) return false
  return ['uid', 'email', 'firstName', 'lastName', 'displayName', 'type'].every((key) => key in value)
}

/** Stored for the session only: the data lasts as long as the tab (spec 1.4.1, 1.7.6). */
const stored = storedValue(() => window.sessionStorage, SESSION_KEY, isSession)

/** The user whose session in this tab ended by a sign-out in another one, until someone signs in or the sign-in page has said so. */
export const signedOutElsewhere = storedValue(
  () => window.sessionStorage,
  'academy.signed-out',
  (value) => typeof value === 'string',
)

export const sessionStore = createStore<SessionState>(() => ({
  session: undefined,
  expired: false,
  secondFactorDue: false,
}))

// Set after the initial state, which pre-rendered pages are rendered and hydrated with.
sessionStore.setState({ session: stored.read() })

sessionStore.subscribe(({ session }) => {
  stored.write(session)
  if (session !== undefined) signedOutElsewhere.write(undefined)
})

export const currentSession = (): Session | undefined => sessionStore.getState().session

/** Rereads the session from the tab's storage after another tab has sent it. */
export const restoreSession = (): void => sessionStore.setState({ session: stored.read() })

export function startSession(session: Session): void {
  sessionStore.setState({ session, expired: false })
}

/** Ends the session here; `expired` if the user didn't sign out. */
export function endSession(expired = false): void {
  if (currentSession() !== undefined) sessionStore.setState({ session: undefined, expired })
}

/**
 * Reloads a page restored from the browser's back/forward cache if the tab's session has changed, because the page
 * still shows the old one. Returns a function that removes the listener.
 */
export function reloadRestoredPages(reload = () => window.location.reload()): () => void {
  const compare = ({ persisted }: PageTransitionEvent) => {
    if (persisted && stored.read()?.uid !== currentSession()?.uid) reload()
  }
  window.addEventListener('pageshow', compare)
  return () => window.removeEventListener('pageshow', compare)
}
