// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listening, locked, openBrowser, openTab } from '#web/testing/browser-tabs.ts'
import { admin, student } from '#web/testing/sessions.ts'
import type { Session } from './session-store.ts'
import { SESSION_KEY } from '#web/lib/storage/stored-keys.ts'

const TOKEN = 'CognitoIdentityServiceProvider.client.u1.accessToken'
const other: Session = { ...student, uid: 'u2', email: 'ben@example.com' }

/** Opens a tab with its own copies of the app's modules, signed in as `session` if set. */
async function tabOf(name: string, session?: Session) {
  const { run } = openTab(name)
  vi.resetModules()
  const [store, selection, tabs] = await Promise.all([
    import('./session-store.ts'),
    import('./selection-store.ts'),
    import('./session-tabs.ts'),
  ])
  const load = vi.fn()
  if (session !== undefined)
    run(() => {
      store.startSession(session)
      window.sessionStorage.setItem(TOKEN, `token of ${name}`)
      tabs.answerOtherTabs(load)
    })
  return {
    load,
    run,
    requestSession: () => run(() => tabs.requestSession()),
    session: () => store.currentSession(),
    selected: () => selection.selectionStore.getState().selection,
    select: (progressKey: string) => run(() => selection.selectProgress(progressKey)),
    keys: () => run(() => Object.keys(window.sessionStorage).sort()),
    stored: (key: string) => run(() => window.sessionStorage.getItem(key)),
    renew: (token: string) =>
      run(() => {
        window.sessionStorage.setItem(TOKEN, token)
        tabs.publishRenewal(store.currentSession()?.uid ?? '')
      }),
    signOut: (expired = false) => {
      const uid = store.currentSession()?.uid ?? ''
      run(() => {
        store.endSession(expired)
        tabs.publishEnd(uid, expired)
      })
    },
  }
}

/** Publishes any message, as another page of the same origin could. */
const publish = (message: unknown) =>
  openTab('stranger').run(() => {
    const channel = new BroadcastChannel(SESSION_KEY)
    channel.postMessage(message)
    channel.close()
  })
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

beforeEach(openBrowser)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a new tab', () => {
  it('receives session, tokens, and selection from one of several signed-in tabs, and nothing else', async () => {
    const first = await tabOf('first', student)
    first.select('p1')
    first.run(() => window.sessionStorage.setItem('academy.draft', 'of the first tab alone'))
    const second = await tabOf('second', student)
    second.select('p1')
    const fresh = await tabOf('fresh')
    await fresh.requestSession()
    expect(fresh.session()).toEqual(student)
    expect(fresh.selected()).toEqual({ uid: 'u1', progressKey: 'p1' })
    expect(fresh.keys()).toEqual([TOKEN, 'academy.selection', 'academy.session'])
    // Only the first reply is used.
    expect(fresh.stored(TOKEN)).toBe('token of first')
    expect(localStorage).toHaveLength(0)
    expect(listening()).toBe(2)
  })

  it('continues after two seconds when no tab answers', async () => {
    const fresh = await tabOf('fresh')
    vi.useFakeTimers()
    const done = vi.fn()
    void fresh.requestSession().then(done)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledOnce()
    expect(fresh.session()).toBeUndefined()
    expect(listening()).toBe(0)
  })

  it('ignores an answer for another tab, and takes only the session from its own', async () => {
    const fresh = await tabOf('fresh')
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('1-2-3-4-5')
    const request = fresh.requestSession()
    const entries = { 'academy.session': JSON.stringify(other), 'academy.theme': 'dark' }
    publish({ kind: 'give', to: 'another', entries: { 'academy.session': JSON.stringify(admin) } })
    await settled()
    expect(fresh.session()).toBeUndefined()
    publish({ kind: 'give', to: '1-2-3-4-5', entries })
    await request
    expect(fresh.session()).toEqual(other)
    expect(fresh.stored('academy.theme')).toBeNull()
  })

  it('keeps the session of a user who signed in there while it asked', async () => {
    const fresh = await tabOf('fresh')
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('1-2-3-4-5')
    const request = fresh.requestSession()
    const { startSession } = await import('./session-store.ts')
    fresh.run(() => startSession(other))
    publish({ kind: 'give', to: '1-2-3-4-5', entries: { 'academy.session': JSON.stringify(student) } })
    await request
    expect(fresh.session()).toEqual(other)
  })
})

describe('a sign-out', () => {
  it('reaches every tab of the same user, empties it and loads its page again', async () => {
    const tabs = [await tabOf('first', student), await tabOf('second', student), await tabOf('third', student)]
    tabs[0]?.signOut()
    await settled()
    expect(tabs.map((tab) => tab.session())).toEqual([undefined, undefined, undefined])
    // All that remains is why the session ended.
    expect(tabs.slice(1).map((tab) => tab.keys())).toEqual([['academy.signed-out'], ['academy.signed-out']])
    expect(tabs.map(({ load }) => load.mock.calls.length)).toEqual([0, 1, 1])
  })

  it('leaves a tab that takes no other user’s session, and forgets the sign-out with its own user’s', async () => {
    const [mine, second] = [await tabOf('mine', student), await tabOf('second', student)]
    mine.signOut()
    await settled()
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('1-2-3-4-5')
    const answered = async (session: Session) => {
      const request = second.requestSession()
      publish({ kind: 'give', to: '1-2-3-4-5', entries: { 'academy.session': JSON.stringify(session) } })
      await request
    }
    await answered(other)
    expect(second.session()).toBeUndefined()
    await answered(student)
    expect(second.session()).toEqual(student)
    expect(second.keys()).toEqual(['academy.session'])
  })

  it('leaves a tab of another user unchanged', async () => {
    const mine = await tabOf('mine', student)
    const theirs = await tabOf('theirs', other)
    mine.signOut()
    await settled()
    expect(theirs.session()).toEqual(other)
    expect(theirs.load).not.toHaveBeenCalled()
    expect(theirs.stored(TOKEN)).toBe('token of theirs')
  })

  it('is not informed of a session that ended on its own', async () => {
    const first = await tabOf('first', student)
    const second = await tabOf('second', student)
    first.signOut(true)
    await settled()
    expect(second.session()).toEqual(student)
  })

  it('ends listening and the lock that marks a signed-in user', async () => {
    const only = await tabOf('only', student)
    expect([listening(), locked()]).toEqual([1, [SESSION_KEY]])
    only.signOut()
    await settled()
    expect([listening(), locked()]).toEqual([0, []])
    only.signOut()
    expect(listening()).toBe(0)
  })
})

it('a question is answered once, however often a tab is told to answer', async () => {
  const only = await tabOf('only', student)
  const { answerOtherTabs } = await import('./session-tabs.ts')
  only.run(() => answerOtherTabs())
  expect([listening(), locked()]).toEqual([1, [SESSION_KEY]])
})

const malformed = [
  null,
  'ask',
  { id: 'x' },
  { kind: 'take', id: 'x' },
  { kind: 'ask' },
  { kind: 'ask', id: 7 },
  { kind: 'end' },
  { kind: 'end', uid: 1 },
  { kind: 'give', entries: { 'academy.session': JSON.stringify(other) } },
  { kind: 'give', to: 1, entries: {} },
  { kind: 'give', to: '1-2-3-4-5' },
  { kind: 'give', to: '1-2-3-4-5', entries: null },
  { kind: 'give', to: '1-2-3-4-5', entries: { 'academy.session': 1 } },
]

it.each(malformed)('a signed-in tab takes no notice of %j', async (message) => {
  const signedIn = await tabOf('signed in', student)
  const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  publish(message)
  await settled()
  expect(posted).toHaveBeenCalledExactlyOnceWith(message)
  expect(signedIn.session()).toEqual(student)
  expect(signedIn.load).not.toHaveBeenCalled()
})

it('a tab that asks keeps waiting for a valid answer, and accepts no invalid session', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('1-2-3-4-5')
  const fresh = await tabOf('fresh')
  const done = vi.fn()
  const request = fresh.requestSession().then(done)
  for (const message of malformed) publish(message)
  await settled()
  expect(done).not.toHaveBeenCalled()
  publish({ kind: 'give', to: '1-2-3-4-5', entries: { 'academy.session': '{"uid":"u1"}' } })
  await request
  expect(fresh.session()).toBeUndefined()
})

describe('a session that one tab began again', () => {
  it('continues in the other tabs of its user with the new tokens, and in no other user’s', async () => {
    const first = await tabOf('first', student)
    const second = await tabOf('second', student)
    const third = await tabOf('third', other)
    first.renew('a new token')
    await settled()
    expect([second, third].map((tab) => tab.stored(TOKEN))).toEqual(['a new token', 'token of third'])
    publish({
      kind: 'renew',
      uid: 'u1',
      entries: { [TOKEN]: 'newer', 'academy.session': '{}', 'academy.theme': 'dark' },
    })
    await settled()
    expect(second.stored(TOKEN)).toBe('newer')
    expect(second.session()).toEqual(student)
    expect(second.stored('academy.theme')).toBeNull()
    expect(second.stored('academy.session')).not.toBe('{}')
  })
})
