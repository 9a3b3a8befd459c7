// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { clearRoute, storedRoute } from '#web/lib/session/stored-route.ts'
import { paths } from '../paths.ts'
import { registrationRoutes } from './registration-routes.ts'

afterEach(clearRoute)

it('asks who is signed out and wants a receipt to sign in, and remembers the way back', async () => {
  const router = createMemoryRouter([...registrationRoutes, { path: paths.signIn, loader: () => null }], {
    initialEntries: [paths.receipt('pay1')],
  })
  await expect.poll(() => router.state.initialized, { timeout: 15_000 }).toBe(true)
  expect(router.state.location.pathname).toBe(paths.signIn)
  expect(storedRoute()).toEqual({ route: '/receipts/pay1' })
})
