import { clearTab } from './clear-tab.ts'
import { restoreSelection } from './selection-store.ts'
import { currentSession, endSession, restoreSession, signedOutElsewhere } from './session-store.ts'
import { isTokenKey, SELECTION_KEY, SESSION_KEY } from '#web/lib/storage/stored-keys.ts'
import { isObject } from '#web/lib/json.ts'

/**
 * Messages between tabs of one browser session (decision 0045): a new tab requests the session, and a signed-in one
 * replies with the entries of its storage. Nothing is stored outside the tabs, so the session ends with the last one.
 */

/** How long a tab waits for a reply, in milliseconds. */
const MAX_WAIT = 2_000

type Entries = Record<string, string>
type Message =
  | { kind: 'ask'; id: string }
  | { kind: 'give'; to: string; entries: Entries }
  | { kind: 'renew'; uid: string; entries: Entries }
  | { kind: 'end'; uid: string }

const isText = (value: unknown): value is string => typeof value === 'string'

function isMessage(value: unknown): value is Message {
  if (!isObject(value) || !('kind' in value)) return false
  if (value.kind === 'ask') return 'id' in value && isText(value.id)
  if (value.kind === 'end') return 'uid' in value && isText(value.uid)
  if (!('entries' in value) || !isObject(value.entries) || !Object.values(value.entries).every(isText)) return false
  if (value.kind === 'renew') return 'uid' in value && isText(value.uid)
  return value.kind === 'give' && 'to' in value && isText(value.to)
}

/** Whether an entry of the tab's storage is part of the session. */
const isShared = (key: string): boolean => key === SESSION_KEY || key === SELECTION_KEY || isTokenKey(key)

function entriesOfTab(isForThisTab = isShared): Entries {
  const keys = Object.keys(window.sessionStorage).filter(isForThisTab)
  return Object.fromEntries(keys.map((key) => [key, window.sessionStorage.getItem(key) ?? '']))
}

function storeEntries(entries: Entries): void {
  for (const [key, value] of Object.entries(entries)) if (isShared(key)) window.sessionStorage.setItem(key, value)
  restoreSession()
  restoreSelection()
}

/** Stores tokens that replace this tab's. */
function storeTokens(entries: Entries): void {
  for (const [key, value] of Object.entries(entries)) if (isTokenKey(key)) window.sessionStorage.setItem(key, value)
}

/**
 * Discards everything that the tab holds in memory. A private page then redirects to the sign-in page, which shows the
 * reason.
 */
const reload = () => window.location.reload()

let channel: BroadcastChannel | undefined
let release: (() => void) | undefined

const send = (message: Message) => {
  channel?.postMessage(message)
}

/**
 * Replies to other tabs while this one is signed in. Only then, because the browser excludes listening pages from its
 * back/forward cache.
 */
export function answerOtherTabs(load = reload): void {
  if (channel !== undefined) return
  channel = new BroadcastChannel(SESSION_KEY)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const session = currentSession()
    if (session === undefined || !isMessage(data)) return
    if (data.kind === 'ask') send({ kind: 'give', to: data.id, entries: entriesOfTab() })
    if (data.kind === 'renew' && data.uid === session.uid) storeTokens(data.entries)
    if (data.kind !== 'end' || data.uid !== session.uid) return
    endSession()
    clearTab()
    signedOutElsewhere.write(data.uid)
    load()
  })
  const holdLock = () =>
    new Promise<void>((resolve) => {
      release = resolve
    })
  void navigator.locks.request(SESSION_KEY, { mode: 'shared' }, holdLock).catch(() => undefined)
}

function stopSharing(): void {
  release?.()
  release = undefined
  channel?.close()
  channel = undefined
}

/**
 * Sends the tokens of a session that one tab has renewed to the user's other tabs, whose own tokens are no longer
 * valid.
 */
export function publishRenewal(uid: string): void {
  send({ kind: 'renew', uid, entries: entriesOfTab(isTokenKey) })
}

/** Stops sharing in this tab. Publishes a sign-out to the other tabs, but not an expired session. */
export function publishEnd(uid: string, expired: boolean): void {
  if (!expired) send({ kind: 'end', uid })
  stopSharing()
}

/** Requests the session from the other tabs; resolves once it has arrived, or after a timeout if no tab replies. */
export async function requestSession(): Promise<void> {
  const id = crypto.randomUUID()
  const requests = new BroadcastChannel(SESSION_KEY)
  await new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT)
    requests.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data) || data.kind !== 'give' || data.to !== id) return
      const ended = signedOutElsewhere.read()
      // A tab whose user signed out doesn't become another user's.
      const isOfUser = ended === undefined || data.entries[SESSION_KEY]?.includes(ended) === true
      if (currentSession() === undefined && isOfUser) storeEntries(data.entries)
      resolve()
    })
    requests.postMessage({ kind: 'ask', id } satisfies Message)
  })
  requests.close()
}
