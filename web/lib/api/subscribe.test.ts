// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OnAttemptMoveDocument, OnCatalogueDocument } from '#generated/operations.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { subscribe } from './subscribe.ts'

type Observer = { next: (event: unknown) => void; error: () => void }
type Payload = { event: string; data: unknown }

const opened: { query: string; variables: unknown; observer: Observer; unsubscribe: () => void }[] = []
const listeners: ((message: { payload: Payload }) => void)[] = []
const streams = {
  subscribeTo: (query: string, variables: unknown, observer: Observer) => {
    const unsubscribe = vi.fn<() => void>()
    opened.push({ query, variables, observer, unsubscribe })
    return { unsubscribe }
  },
  Hub: {
    listen: (_channel: string, listener: (message: { payload: Payload }) => void) => {
      listeners.push(listener)
      return () => undefined
    },
  },
}
vi.mock('./load-streams.ts', () => ({
  loadStreams: () => Promise.resolve(streams),
}))

const say = (payload: Payload) => {
  for (const listener of listeners) listener({ payload })
}
/** Simulates the server's acknowledgement of the subscription. Amplify prints the document in its own format. */
const acknowledge = async (document: { toString: () => string }, variables: object = {}) => {
  const query = document.toString().replace(/\s+/g, ' ')
  say({ event: 'Subscription ack', data: { id: '1', query, variables } })
  await vi.advanceTimersByTimeAsync(1_000)
}
const anEvent = { data: { onCatalogue: { generatedAt: 1 } } }

let online = true
const onData = vi.fn<(data: unknown) => void>()
const onSubscribed = vi.fn<() => void>()
const stops: (() => void)[] = []
const open = async (handlers: { onData?: () => void; onSubscribed?: () => void } = {}) => {
  const stop = subscribe(OnCatalogueDocument, {}, { onData, onSubscribed, ...handlers })
  stops.push(stop)
  await vi.advanceTimersByTimeAsync(0)
  return stop
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  online = true
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await vi.advanceTimersByTimeAsync(60_000)
  opened.length = 0
  listeners.length = 0
  vi.clearAllMocks()
  vi.useRealTimers()
})

it('a subscription sends its document as text and hands events on', async () => {
  await open()
  expect(opened.map(({ query }) => query)).toEqual([OnCatalogueDocument.toString()])
  opened[0]?.observer.next(anEvent)
  expect(onData).toHaveBeenCalledExactlyOnceWith(anEvent.data)
  expect(onSubscribed).not.toHaveBeenCalled()
})

it('a screen requests again after each acknowledgement of its subscription: events before are missed', async () => {
  await open()
  await acknowledge(OnAttemptMoveDocument)
  expect(onSubscribed).not.toHaveBeenCalled()
  await acknowledge(OnCatalogueDocument)
  expect(onSubscribed).toHaveBeenCalledTimes(1)
  // Amplify has lost the connection and subscribes again.
  await acknowledge(OnCatalogueDocument)
  expect(onSubscribed).toHaveBeenCalledTimes(2)
})

it('a screen with several subscriptions requests again once', async () => {
  await open()
  const variables = { progressKey: 'p', taskKey: 't' }
  stops.push(subscribe(OnAttemptMoveDocument, variables, { onData, onSubscribed }))
  await vi.advanceTimersByTimeAsync(0)
  say({ event: 'Subscription ack', data: { query: OnCatalogueDocument.toString(), variables: {} } })
  await acknowledge(OnAttemptMoveDocument, variables)
  expect(onSubscribed).toHaveBeenCalledTimes(1)
})

it('the next screen takes a subscription over without requesting again', async () => {
  const unsubscribe = await open()
  await acknowledge(OnCatalogueDocument)
  unsubscribe()
  await vi.advanceTimersByTimeAsync(1_000)
  const next = { onData: vi.fn(), onSubscribed: vi.fn() }
  await open(next)
  await vi.advanceTimersByTimeAsync(60_000)
  opened[0]?.observer.next(anEvent)
  expect(opened).toHaveLength(1)
  expect(next.onData).toHaveBeenCalledOnce()
  expect(next.onSubscribed).not.toHaveBeenCalled()
  expect(onData).not.toHaveBeenCalled()
})

it('a subscription that no screen takes over ends, and no other user takes it over', async () => {
  startSession(student)
  const unsubscribe = await open()
  unsubscribe()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(opened[0]?.unsubscribe).not.toHaveBeenCalled()
  endSession()
  await open()
  expect(opened).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(opened[0]?.unsubscribe).toHaveBeenCalledOnce()
})

it('a subscription opens nothing without a network, and opens once there is one', async () => {
  online = false
  await open()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(opened).toEqual([])
  online = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(opened).toHaveLength(1)
})

it('a subscription opens again after an error, and never once it was stopped', async () => {
  const stop = await open()
  opened[0]?.observer.error()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).toHaveLength(2)
  stop()
  opened[1]?.observer.error()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened).toHaveLength(2)
})
