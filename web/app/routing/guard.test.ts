// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryRouter } from 'react-router-dom'
import { useMessageStore } from '../../lib/message-store.ts'
import { forgetRoute, rememberedRoute } from '../../lib/remembered-route.ts'
import { endSession, type Session, startSession } from '../../lib/session-store.ts'
import { admin, student } from '../../testing/sessions.ts'
import type { Access } from './access.ts'
import { guard } from './guard.ts'

async function visit(access: Access, path: string, session: Session | undefined) {
  if (session !== undefined) startSession(session)
  const router = createMemoryRouter(
    [
      { path, loader: guard(access) },
      { path: '*', loader: () => null },
    ],
    { initialEntries: [path] },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  return { to: router.state.location.pathname, said: useMessageStore.getState().messages.map(({ text }) => text) }
}

afterEach(() => {
  endSession()
  forgetRoute()
  useMessageStore.setState({ messages: [] })
})

const adminPaths = ['/manage-courses', '/questions', '/content', '/users', '/progress', '/payments']

describe('a visitor who is signed out', () => {
  it.each(adminPaths)('is sent from %s to sign in [1.6.1] [1.6.4] [2.2.12] [3.6.1] [3.6.2]', async (path) => {
    expect(await visit('admin', path, undefined)).toEqual({ to: '/sign-in', said: ['ERROR: Please sign in'] })
  })
  it("hears 'Please login' at the dashboard, which is remembered [3.6.2]", async () => {
    expect(await visit('dashboard', '/dashboard', undefined)).toEqual({ to: '/sign-in', said: ['ERROR: Please login'] })
    expect(rememberedRoute()).toEqual({ route: '/dashboard' })
  })
  it('is sent from My Courses to sign in [3.6.5]', async () => {
    expect(await visit('member', '/my-courses', undefined)).toEqual({ to: '/sign-in', said: ['ERROR: Please sign in'] })
  })
  it('is sent away from sign-out [1.5.12]', async () => {
    expect(await visit('leaver', '/sign-out', undefined)).toEqual({ to: '/', said: ['ERROR: You are not signed in'] })
  })
  it('may sign in and sign up', async () => {
    expect(await visit('guest', '/sign-in', undefined)).toEqual({ to: '/sign-in', said: [] })
  })
})

describe('a student', () => {
  it.each(adminPaths)('is refused at %s [1.6.3] [1.6.4] [2.1.6] [2.2.12] [3.6.2]', async (path) => {
    expect(await visit('admin', path, student)).toEqual({
      to: '/',
      said: ['ERROR: You are not allowed to view that page'],
    })
  })
  it('has no permission at the dashboard [3.6.2]', async () => {
    expect(await visit('dashboard', '/dashboard', student)).toEqual({
      to: '/',
      said: ['ERROR: No permission to view that page'],
    })
  })
  it('may see their courses [1.6.3]', async () => {
    expect(await visit('member', '/my-courses', student)).toEqual({ to: '/my-courses', said: [] })
  })
  it('is sent away from sign-in and sign-up [1.5.12]', async () => {
    expect(await visit('guest', '/sign-up', student)).toEqual({
      to: '/my-courses',
      said: ['ERROR: You are already signed in'],
    })
  })
})

describe('an administrator', () => {
  it.each(adminPaths)('may see %s [1.6.2] [3.2.13]', async (path) => {
    expect(await visit('admin', path, admin)).toEqual({ to: path, said: [] })
  })
  it('may see the dashboard [1.6.2]', async () => {
    expect(await visit('dashboard', '/dashboard', admin)).toEqual({ to: '/dashboard', said: [] })
  })
})
