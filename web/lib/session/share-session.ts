import { currentSession, type Session, useSessionStore } from './session-store.ts'

/** Of the channel between tabs, and of the lock that each tab holds while somebody is signed in there. */
export const SHARED_SESSION = 'academy.session'

let pending: Promise<void> | undefined

/** While another tab is asked for its session: the end of that. Undefined otherwise. */
export const pendingSession = (): Promise<void> | undefined => pending

/** Loaded when a tab is signed in or finds another that is: a visitor's page needs none of it. */
const tabs = () => import('./session-tabs.ts')

async function requestFromOthers(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  if (held.some(({ name }) => name === SHARED_SESSION)) await (await tabs()).requestSession()
}

const follow = (session: Session | undefined, before: Session | undefined, expired: boolean) => {
  const work = async () => {
    const { answerOthers, publishEnd } = await tabs()
    if (session !== undefined) answerOthers()
    else if (before !== undefined) publishEnd(before.uid, expired)
  }
  void work().catch(() => undefined)
}

/**
 * Shares the session with the other tabs of the browser session from now on (decision 0045): a new tab asks for it, and a sign-out here is one
 * in all. A browser without locks has a session a tab.
 */
export function shareSession(): void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return
  useSessionStore.subscribe(({ session, expired }, before) => {
    if (session !== before.session) follow(session, before.session, expired)
  })
  const session = currentSession()
  if (session !== undefined) {
    follow(session, undefined, false)
    return
  }
  pending = requestFromOthers()
    .catch(() => undefined)
    .finally(() => {
      pending = undefined
    })
}
