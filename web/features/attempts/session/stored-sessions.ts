import { createStore } from 'zustand'
import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { currentSession, sessionStore } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isAttempt, type AttemptSession, type AttemptSessionState, type Breaks } from './attempt-session.ts'
import { isObject } from '#web/lib/json.ts'

/** Whether the current page was just reloaded, rather than opened by a link or URL. */
function isReloaded(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation')
  return (
    entry !== undefined &&
    'type' in entry &&
    entry.type === 'reload' &&
    new URL(entry.name).pathname === window.location.pathname
  )
}

/** A finished session is restored only on a reload of its own page, because a test opens on its start page. */
const isRestorable = ({ attempt, sending }: AttemptSession): boolean =>
  attempt.endTime === null || sending !== null || isReloaded()

/** The state of an attempt session, stored in sessionStorage under `key` while its student is signed in. */
export function createStoredStore(key: string) {
  const stored = storedSession(key)
  const storedBreaks = breaksIn(key)
  const restored = stored.read()
  const owner = currentSession()?.uid
  const isOwners = () => currentSession()?.uid === owner
  const store = createStore<AttemptSessionState>(() => ({
    session: restored !== undefined && isRestorable(restored) ? restored : undefined,
    otherDevice: undefined,
    breaks: storedBreaks.read(),
    delivery: 'idle',
    starting: false,
    problem: undefined,
    running: undefined,
  }))
  store.subscribe(({ session, breaks }, before) => {
    if (session !== before.session && isOwners()) stored.write(session)
    if (breaks !== before.breaks && isOwners()) storedBreaks.write(breaks)
  })
  return { store, isOwners, get: store.getState, set: store.setState }
}

export type StoredStore = ReturnType<typeof createStoredStore>

/** Must not change: sessions stored by deployed versions use it. */
const PREFIX = 'academy.sitting.'

/** Key of a session in sessionStorage, by student, course, and task. */
export const storageKey = (uid: string, { progressKey, taskKey }: TaskViewQueryVariables): string =>
  `${PREFIX}${uid}.${progressKey}.${taskKey}`

const isAttemptSession = (value: unknown): value is AttemptSession =>
  isObject(value) &&
  'attempt' in value &&
  isAttempt(value.attempt) &&
  ['question', 'position', 'choice', 'graded', 'sending'].every((key) => key in value)

/** The session at the time the page was last left or closed. It contains nothing that the student may not see. */
const storedSession = (key: string) => storedValue(() => window.sessionStorage, key, isAttemptSession)

const isBreaks = (value: unknown): value is Breaks =>
  isObject(value) && ['n', 'settled', 'isOn'].every((field) => field in value)

const breaksIn = (key: string) => storedValue(() => window.sessionStorage, `${key}.breaks`, isBreaks)

// Signing out removes all sessions. An expired sign-in keeps the unsent answer for the next one.
sessionStore.subscribe(({ session, expired }, { session: before }) => {
  if (session !== undefined || before === undefined || expired) return
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key)
  }
})
