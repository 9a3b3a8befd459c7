// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { paths } from './paths.ts'

const { query, loadAmplify } = vi.hoisted(() => ({ query: vi.fn(), loadAmplify: vi.fn() }))
vi.mock('#web/lib/api/api.ts', () => ({ query }))
vi.mock('#web/lib/api/load-amplify.ts', () => ({ loadAmplify }))

const place = { progressKey: 'P', contentKey: 'C', sectionKey: 'S', taskKey: 'T' }

beforeEach(() => {
  vi.resetModules()
  query.mockReset().mockResolvedValue('a reply')
  loadAmplify.mockReset().mockRejectedValue(new Error('no network'))
})
afterEach(() => {
  endSession()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('sends the query of a student’s screen once, and gives its reply to the screen', async () => {
  startSession(student)
  selectPlace(place)
  window.history.replaceState(null, '', paths.taskView)
  await import('./first-requests.ts')
  const { beginRequests } = await import('./routing/begin-requests.ts')
  beginRequests(paths.taskView)
  const { taskViewRequest } = await import('#web/lib/api/screen-requests.ts')
  expect(await taskViewRequest.run(place)).toBe('a reply')
  expect(query.mock.calls.map(([, variables]: unknown[]) => variables)).toEqual([place])
})

it('loads Amplify for any other screen of a session, and survives its absence', async () => {
  startSession(student)
  await import('./first-requests.ts')
  expect([loadAmplify.mock.calls.length, query.mock.calls.length]).toEqual([1, 0])
})

it('sends and loads nothing for a visitor', async () => {
  window.history.replaceState(null, '', paths.myCourses)
  await import('./first-requests.ts')
  expect([loadAmplify.mock.calls.length, query.mock.calls.length]).toEqual([0, 0])
})
