// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messageStore } from '#web/lib/message-store.ts'
import { clearRoute, storedRoute } from '#web/lib/session/stored-route.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { student } from '#web/testing/sessions.ts'
import type { Access } from '../routing/access.ts'
import { useExpiredSession } from './use-expired-session.ts'

function Layout() {
  useExpiredSession()
  return <Outlet />
}
const page = (path: string, access: Access) => ({ path, handle: { access }, element: <h1>{path}</h1> })
const show = (address: string) =>
  renderAt(address, [
    {
      Component: Layout,
      children: [
        page('/my-courses', 'member'),
        page('/users', 'admin'),
        page('/about', 'public'),
        page('/sign-in', 'guest'),
        page('/sign-out', 'leaver'),
      ],
    },
  ])
const expire = () => act(() => endSession(true))

beforeEach(() => {
  messageStore.setState({ messages: [] })
  startSession(student)
})
afterEach(() => {
  cleanup()
  clearRoute()
})

it('a page with a query leads to the sign-in page, which remembers the whole address', async () => {
  const router = show('/users?page=2')
  expire()
  await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
  expect(storedRoute()).toEqual({ route: '/users?page=2' })
  expect(shownMessages()).toEqual(['ERROR: Please sign in'])
})

it('the sign-out page leads to the sign-in page, which remembers nothing', async () => {
  const router = show('/sign-out')
  expire()
  await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
  expect(storedRoute()).toBeUndefined()
})

it('a public page stays, without a message', () => {
  const router = show('/about')
  expire()
  expect(router.state.location.pathname).toBe('/about')
  expect(shownMessages()).toEqual([])
  expect(storedRoute()).toBeUndefined()
})

it('a sign-out by the user changes nothing', () => {
  const router = show('/my-courses')
  act(() => endSession())
  expect(router.state.location.pathname).toBe('/my-courses')
  expect(shownMessages()).toEqual([])
})
