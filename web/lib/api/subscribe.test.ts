// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OnCatalogueDocument } from '#generated/operations.ts'
import { subscribe } from './subscribe.ts'

type Observer = { next: (event: unknown) => void; error: () => void }
type Listener = (event: { payload: { data: unknown } }) => void

const opened: { query: string; observer: Observer }[] = []
const listeners: Listener[] = []
const unsubscribe = vi.fn<() => void>()
const streams = {
  stream: (query: string) => ({
    subscribe: (observer: Observer) => {
      opened.push({ query, observer })
      return { unsubscribe }
    },
  }),
  Hub: {
    listen: (_channel: string, listener: Listener) => {
      listeners.push(listener)
      return () => undefined
    },
  },
}
vi.mock('./load-streams.ts', () => ({
  areStreamsLoaded: () => true,
  loadStreams: () => Promise.resolve(streams),
}))

const connect = () => {
  for (const listener of listeners) listener({ payload: { data: { connectionState: 'Connected' } } })
}
let online = true
const onData = vi.fn<(data: unknown) => void>()
const onReconnect = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  online = true
  opened.length = 0
  listeners.length = 0
  vi.clearAllMocks()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('sends the document as text, hands events on, and fetches nothing again at its first connection', async () => {
  stop = subscribe(OnCatalogueDocument, {}, { onData, onReconnect })
  await vi.advanceTimersByTimeAsync(0)
  expect(opened.map(({ query }) => query)).toEqual([OnCatalogueDocument.toString()])
  connect()
  opened[0]?.observer.next({ data: { onCatalogue: { generatedAt: 1 } } })
  expect(onData).toHaveBeenCalledExactlyOnceWith({ onCatalogue: { generatedAt: 1 } })
  expect(onReconnect).not.toHaveBeenCalled()
})

it('fetches again once, when its first connection took so long that an event may have been missed', async () => {
  stop = subscribe(OnCatalogueDocument, {}, { onData, onReconnect })
  await vi.advanceTimersByTimeAsync(3_001)
  connect()
  expect(onReconnect).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  connect()
  expect(onReconnect).toHaveBeenCalledOnce()
})

it('opens nothing without a network, and fetches again once it has connected: events may be missing', async () => {
  online = false
  stop = subscribe(OnCatalogueDocument, {}, { onData, onReconnect })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(opened).toEqual([])
  online = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(opened).toHaveLength(1)
  connect()
  expect(onReconnect).toHaveBeenCalledOnce()
})

it('opens again after an error, and never once it was stopped', async () => {
  stop = subscribe(OnCatalogueDocument, {}, { onData, onReconnect })
  await vi.advanceTimersByTimeAsync(0)
  opened[0]?.observer.error()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).toHaveLength(2)
  opened[1]?.observer.error()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened).toHaveLength(2)
})
