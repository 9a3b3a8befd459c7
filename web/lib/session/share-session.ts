import { SESSION_KEY } from '#web/lib/storage/stored-keys.ts'
import { currentSession, type Session, sessionStore } from './session-store.ts'

let pending: Promise<void> | undefined

/** Resolves when the request to the other tabs has ended; undefined if none is pending. */
export const pendingSession = (): Promise<void> | undefined => pending

/** Loaded when a tab is signed in or finds one that is, so that visitors' pages don't load it. */
const tabs = () => import('./session-tabs.ts')

async function requestFromOtherTabs(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  if (held.some(({ name }) => name === SESSION_KEY)) await (await tabs()).requestSession()
}

const follow = (session: Session | undefined, before: Session | undefined, expired: boolean) => {
  const work = async () => {
    const { answerOtherTabs, publishEnd } = await tabs()
    if (session !== undefined) answerOtherTabs()
    else if (before !== undefined) publishEnd(before.uid, expired)
  }
  void work().catch(() => undefined)
}

/**
 * Shares the session with the other tabs of the browser session from now on (decision 0045): a new tab requests it, and
 * signing out here signs out all. In a browser without locks, each tab has its own session.
 */
export function shareSession(): void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return
  sessionStore.subscribe(({ session, expired }, before) => {
    if (session !== before.session) follow(session, before.session, expired)
  })
  const session = currentSession()
  if (session !== undefined) {
    follow(session, undefined, false)
    return
  }
  pending = requestFromOtherTabs()
    .catch(() => undefined)
    .finally(() => {
      pending = undefined
    })
}
