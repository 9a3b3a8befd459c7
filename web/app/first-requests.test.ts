// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { paths } from './paths.ts'

const { query, loadAmplify } = vi.hoisted(() => ({ query: vi.fn(), loadAmplify: vi.fn() }))
vi.mock('#web/lib/api/api.ts', () => ({ query }))
vi.mock('#web/lib/api/load-amplify.ts', () => ({ loadAmplify }))

beforeEach(() => {
  vi.resetModules()
  query.mockReset()
  loadAmplify.mockReset().mockRejectedValue(new Error('no network'))
})
afterEach(() => {
  endSession()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('a session on any other screen loads Amplify, and a failed load causes no error', async () => {
  startSession(student)
  await import('./first-requests.ts')
  expect([loadAmplify.mock.calls.length, query.mock.calls.length]).toEqual([1, 0])
})

it('a visitor sends and loads nothing', async () => {
  window.history.replaceState(null, '', paths.myCourses)
  await import('./first-requests.ts')
  expect([loadAmplify.mock.calls.length, query.mock.calls.length]).toEqual([0, 0])
})
