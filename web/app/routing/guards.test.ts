// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { signInForRoute } from '#web/features/accounts/sign-in-for-route.ts'
import * as auth from '#web/lib/session/auth.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { clearRoute, storedRoute } from '#web/lib/session/stored-route.ts'
import { endSession, type Session, signedOutElsewhere, startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { routes } from './routes.ts'

vi.mock('#web/lib/session/auth.ts')

const api = mockApi()

/** The outcome of opening an address: the page without a message, or the message and the redirect target. */
type Outcome = 'the page' | { message: string; to: string }
type Outcomes = { out: Outcome; student: Outcome; admin: Outcome }

const signInFirst = { message: 'ERROR: Please sign in', to: '/sign-in' }
const everybody: Outcomes = { out: 'the page', student: 'the page', admin: 'the page' }
const guests: Outcomes = {
  out: 'the page',
  student: { message: 'ERROR: You are already signed in', to: '/my-courses' },
  admin: { message: 'ERROR: You are already signed in', to: '/dashboard' },
}
const leavers: Outcomes = {
  out: { message: 'ERROR: You are not signed in', to: '/' },
  student: 'the page',
  admin: 'the page',
}
const members: Outcomes = { out: signInFirst, student: 'the page', admin: 'the page' }
const admins: Outcomes = {
  out: signInFirst,
  student: { message: 'ERROR: You are not allowed to view that page', to: '/' },
  admin: 'the page',
}
const dashboard: Outcomes = {
  out: { message: 'ERROR: Please login', to: '/sign-in' },
  student: { message: 'ERROR: No permission to view that page', to: '/' },
  admin: 'the page',
}

/** Every route of the three documents, by an example address, with the statements that guard it. */
const table: [address: string, outcomes: Outcomes, statements: string][] = [
  ['/', everybody, '[1.6.1]'],
  ['/about', everybody, '[1.6.1]'],
  ['/register', everybody, '[1.6.1]'],
  ['/register?course=c1', everybody, '[1.6.1]'],
  ['/nclex-rn-review-types', everybody, '[1.6.1]'],
  ['/terms', everybody, '[1.6.1]'],
  ['/privacy', everybody, '[1.6.1]'],
  ['/contact', everybody, '[1.6.1]'],
  ['/try-a-question', everybody, '[1.6.1]'],
  ['/leaving?to=https%3A%2F%2Fexample.org%2F', everybody, '[1.6.1]'],
  ['/courses/rn-online-review-30-days', everybody, ''],
  ['/verify/0123-abc', everybody, ''],
  ['/reset', everybody, ''],
  ['/reset?email=ada%40example.com&code=123456', everybody, ''],
  ['/sign-in', guests, ''],
  ['/sign-up', guests, ''],
  ['/sign-out', leavers, ''],
  ['/account', members, ''],
  ['/my-courses', members, ''],
  ['/my-courses/course-view', members, ''],
  ['/my-courses/course-view/completed', members, ''],
  ['/certificates/p1', members, ''],
  ['/my-courses/reviews/p1', members, ''],
  ['/my-courses/plan', members, ''],
  ['/my-courses/progress', members, ''],
  ['/my-courses/notes', members, ''],
  ['/my-courses/quizzes/p1', members, ''],
  ['/my-courses/course-view/my-tasks', members, ''],
  ['/my-courses/course-view/my-tasks/task-view', members, ''],
  ['/receipts/pay1', members, ''],
  ['/go/course1/content1/section1/task1', members, ''],
  ['/dashboard', dashboard, '[1.6.2] [3.6.2]'],
  ['/manage-courses', admins, '[1.6.2] [1.6.4] [2.6.4]'],
  ['/manage-courses/create', admins, '[1.6.4] [2.6.4]'],
  ['/manage-courses/c1', admins, '[1.6.4] [2.6.4]'],
  ['/questions', admins, '[1.6.2] [1.6.4] [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/add', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/import', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/labels', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/reports', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/statistics', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/regrades', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/101/statistics', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/questions/101', admins, ' [2.6.1] [2.6.2] [2.6.3]'],
  ['/content', admins, '[1.6.2] [2.6.1] [2.6.2] [2.6.3] [3.2.13] [3.6.2] [3.6.3]'],
  ['/content/create', admins, ' [2.6.1] [2.6.2] [2.6.3] [3.2.13] [3.6.2] [3.6.3]'],
  ['/content/basics', admins, ' [3.2.13] [3.6.2] [3.6.3]'],
  ['/content/basics/create', admins, ' [3.2.13] [3.6.2] [3.6.3]'],
  ['/content/basics/safety', admins, ' [3.2.13] [3.6.2] [3.6.3]'],
  ['/content/basics/safety/create', admins, ' [3.2.13] [3.6.2] [3.6.3]'],
  ['/content/basics/safety/first-task', admins, ' [3.2.13] [3.6.2] [3.6.3]'],
  ['/users', admins, '[1.6.2] [1.6.4] [3.6.2]'],
  ['/users/u1', admins, '[1.6.4] [3.6.2]'],
  ['/users/invitations', admins, '[1.6.4]'],
  ['/recycle-bin', admins, '[1.6.4]'],
  ['/view-as/u1', admins, '[1.6.4]'],
  ['/view-as/u1/p1', admins, '[1.6.4]'],
  ['/view-as/u1/p1/c1/s1', admins, '[1.6.4]'],
  ['/view-as/u1/p1/c1/s1/t1', admins, '[1.6.4]'],
  ['/progress', admins, '[1.6.2] [1.6.4] [3.6.2]'],
  ['/progress/u1', admins, '[1.6.4] [3.6.2]'],
  ['/progress/u1/p1', admins, '[1.6.4] [3.6.2]'],
  ['/progress/u1/p1/s1', admins, '[1.6.4] [3.6.2]'],
  ['/payments', admins, '[1.6.2] [1.6.4] [3.6.2]'],
  ['/audit', admins, '[1.6.4]'],
  ['/exams', admins, ''],
  // Other spellings of an address have the same guard.
  ['/Content/Basics', admins, '[3.6.2]'],
  ['/users/', admins, '[3.6.2]'],
  ['/payments?page=2', admins, '[3.6.2]'],
]

/** The real routes without their screens' code: guards are loaders. */
const guarded = (all: RouteObject[]): RouteObject[] =>
  all.map(({ lazy: _, ...route }) =>
    route.children === undefined ? { ...route, element: null } : { ...route, children: guarded(route.children) },
  )

async function visit(address: string, session: Session | undefined): Promise<Outcome> {
  if (session !== undefined) startSession(session)
  const router = createMemoryRouter(guarded(routes), { initialEntries: [address] })
  await expect.poll(() => router.state.initialized, { interval: 1 }).toBe(true)
  const { pathname, search } = router.state.location
  const message = messageStore.getState().messages.map(({ text }) => text)
  router.dispose()
  if (pathname + search === address && message.length === 0) return 'the page'
  return { message: message.join(' | '), to: pathname + search }
}

beforeEach(() => {
  api.reply('RecordSeen', { recordSeen: null })
})
afterEach(() => {
  endSession()
  clearRoute()
  messageStore.setState({ messages: [] })
})

describe.each(table)('%s %#', (address, outcomes, statements) => {
  it(`gives a visitor who is signed out ${JSON.stringify(outcomes.out)} ${statements} [3.6.1]`, async () => {
    expect(await visit(address, undefined)).toEqual(outcomes.out)
  })
  it(`gives a student ${JSON.stringify(outcomes.student)} ${statements}`, async () => {
    expect(await visit(address, student)).toEqual(outcomes.student)
  })
  it(`gives an administrator ${JSON.stringify(outcomes.admin)} ${statements}`, async () => {
    expect(await visit(address, admin)).toEqual(outcomes.admin)
  })
})

const toSignIn = table.filter(([, { out }]) => out !== 'the page' && out.to === '/sign-in').map(([address]) => address)

it.each(toSignIn)('the sign-in leads back to %s [3.6.2]', async (address) => {
  vi.mocked(auth.signIn).mockResolvedValue(admin)
  await visit(address, undefined)
  expect(storedRoute()).toEqual({ route: address })
  expect(await signInForRoute('ada@example.com', 'secret1')).toBe(address)
  expect(storedRoute()).toBeUndefined()
})

it('no error greets a user who signed out in another tab, whose page is still remembered', async () => {
  signedOutElsewhere.write('u1')
  expect(await visit('/users', undefined)).toEqual({ message: '', to: '/sign-in' })
  expect(storedRoute()).toEqual({ route: '/users' })
  signedOutElsewhere.write(undefined)
})

it('the first step of a sign-up that is done leads on without an error', async () => {
  window.history.replaceState({ usr: { step: 'general' } }, '')
  expect(await visit('/sign-up', student)).toEqual({ message: '', to: '/my-courses' })
  window.history.replaceState(null, '')
})

it('a page refused to a signed-in user is not remembered', async () => {
  await visit('/users', student)
  expect(storedRoute()).toBeUndefined()
})

/** Not in the table: the redirect from an old address to the course list, and unknown addresses. */
const OTHERS = ['/courses', '*']

const pathsOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => (children === undefined ? [path ?? ''] : pathsOf(children)))

describe('the table', () => {
  const shown = table.map(
    ([address]) => matchRoutes(routes, { pathname: address.replace(/\?.*/, '') })?.at(-1)?.route.path,
  )
  it('has a row for every route of the app, so that none is without its guard', () => {
    expect(pathsOf(routes).filter((path) => !OTHERS.includes(path) && !shown.includes(path))).toEqual([])
  })
  it('finds a route for every row: no page of the three documents is missing', () => {
    expect(table.filter((_, row) => shown[row] === '*').map(([address]) => address)).toEqual([])
  })
})
