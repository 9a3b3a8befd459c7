// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockApi } from '#web/testing/mock-api.ts'
import { student } from '#web/testing/sessions.ts'
import { useCatalogStore } from './catalog-store.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { useCatalog } from './use-catalog.ts'

const api = mockApi()
const fetched = vi.fn<(address: string) => Promise<Response>>()
/** Sets the file that the edge serves from now on. */
const serve = (generatedAt: number) => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ generatedAt, courses: [], seats: {} })))
}
const shown = () => useCatalogStore.getState().catalog?.generatedAt
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const begin = async () => {
  const { unmount } = renderHook(() => useCatalog())
  await act(() => vi.dynamicImportSettled())
  await wait(0)
  return unmount
}
const publish = async (generatedAt: number) => {
  api.publish('OnCatalogue', { onCatalogue: { generatedAt } })
  await wait(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  useCatalogStore.setState({ catalog: undefined, failed: false })
  serve(10)
})
afterEach(() => {
  cleanup()
  endSession()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the file is requested every five seconds while the page is visible, and not while it is hidden', async () => {
  await begin()
  serve(11)
  await wait(5000)
  expect(shown()).toBe(11)
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  serve(12)
  await wait(20_000)
  expect(shown()).toBe(11)
  visible.mockRestore()
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await wait(0)
  expect(shown()).toBe(12)
})

it('never goes back to an older file that a cache still holds', async () => {
  await begin()
  serve(9)
  await wait(5000)
  expect(shown()).toBe(10)
})

it('the shown catalogue stays while the file cannot be loaded', async () => {
  await begin()
  fetched.mockRejectedValue(new Error('offline'))
  await wait(5000)
  expect(useCatalogStore.getState()).toMatchObject({ failed: true, catalog: { generatedAt: 10 } })
})

it('a signed-in user subscribes, and the file is requested until it is the one of the event', async () => {
  startSession(student)
  const unmount = await begin()
  await publish(20)
  expect(shown()).toBe(10)
  serve(20)
  await wait(1000)
  expect(shown()).toBe(20)
  const calls = fetched.mock.calls.length
  await wait(3000)
  expect(fetched.mock.calls.length).toBe(calls)
  expect(api.subscriptions('OnCatalogue')).toHaveLength(1)
  unmount()
  expect(api.subscriptions('OnCatalogue')).toEqual([])
})

it('a visitor does not subscribe, and a sign-out ends the subscription', async () => {
  await begin()
  expect(api.subscriptions('OnCatalogue')).toEqual([])
  act(() => startSession(student))
  await act(() => vi.dynamicImportSettled())
  expect(api.subscriptions('OnCatalogue')).toHaveLength(1)
  act(() => endSession())
  expect(api.subscriptions('OnCatalogue')).toEqual([])
})
