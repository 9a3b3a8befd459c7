// @vitest-environment jsdom
import { StrictMode } from 'react'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appRoutes } from '#web/app/router.tsx'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { prerenderedPages } from './page-list.ts'
import { renderPage } from './render-page.tsx'

const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const mounted: Root[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  complained.mockClear()
})
afterEach(() => {
  act(() => mounted.splice(0).forEach((root) => root.unmount()))
  endSession()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Renders a page as the build does and hydrates it as the browser does; returns the mismatches. */
async function takeOver(path: string, change = (html: string) => html) {
  const html = change((await renderPage(path)).html)
  document.body.innerHTML = `<div id="root">${html}</div>`
  const root = document.body.firstElementChild ?? document.body
  const heading = root.querySelector('h1')
  const misfits: unknown[] = []
  await act(async () => {
    const router = createMemoryRouter(appRoutes, { initialEntries: [path] })
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>
    )
    mounted.push(hydrateRoot(root, app, { onRecoverableError: (error) => misfits.push(error) }))
    await Promise.resolve()
  })
  return { misfits, sameHeading: heading !== null && heading === root.querySelector('h1') }
}

it.each(prerenderedPages.map(({ path }) => path))('the page %s hydrates without rendering again', async (path) => {
  expect(await takeOver(path)).toEqual({ misfits: [], sameHeading: true })
  expect(complained.mock.calls).toEqual([])
})

it('a page that does not match is detected', async () => {
  const { misfits } = await takeOver('/terms', (html) => html.replace('No refunds', 'Some refunds'))
  expect(misfits).toHaveLength(1)
})

it('a page built for visitors hydrates for a signed-in user, and then greets them', async () => {
  startSession(student)
  expect(await takeOver('/about')).toEqual({ misfits: [], sameHeading: true })
  expect(complained.mock.calls).toEqual([])
  expect(document.body.textContent).toContain(student.displayName)
  expect(document.body.textContent).not.toContain('Sign In')
})
