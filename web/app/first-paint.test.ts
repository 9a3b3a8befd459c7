// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'

const marks = document.documentElement.dataset

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  endSession()
  localStorage.clear()
  delete marks.session
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a new visitor gets the system’s colors and the sign-in link', async () => {
  await import('./first-paint.ts')
  expect(Object.keys(marks)).toEqual([])
})

it('a signed-in user is recognized before the first paint', async () => {
  startSession(student)
  await import('./first-paint.ts')
  expect(marks.session).toBe('Student')
})

it('the page loads even if the browser refuses its storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused')
  })
  await import('./first-paint.ts')
  expect(Object.keys(marks)).toEqual([])
})
