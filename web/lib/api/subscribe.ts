import type { TypedDocumentString } from '#generated/operations.ts'
import { isReply } from './is-reply.ts'
import { areStreamsLoaded, loadStreams } from './load-streams.ts'
import { requestsSettled } from './pending-requests.ts'
import { isObject } from '#web/lib/json.ts'

export type SubscriptionHandlers<T> = {
  onData: (data: T) => void
  /** The connection was lost and is back, or took its time at first: events may be missing, so fetch again. */
  onReconnect?: (() => void) | undefined
}

/** A subscription that begins so many milliseconds after its screen may have missed an event: less is the usual way of a page. */
const LATE_MS = 3_000

/** Waiting times between attempts to subscribe again, milliseconds. */
const RETRY_MS = [1000, 2000, 5000, 15_000]

const canSubscribe = (value: unknown): value is { subscribe: (observer: object) => { unsubscribe: () => void } } =>
  isObject(value) && 'subscribe' in value

/**
 * Subscribes until the returned function is called, once the screen has what it requested first; reconnects by itself
 * when the connection is lost.
 */
export function subscribe<T, V>(
  document: TypedDocumentString<T, V>,
  variables: V,
  { onData, onReconnect }: SubscriptionHandlers<T>,
): () => void {
  const begun = Date.now()
  let wasConnected = false
  let stopped = false
  let failures = 0
  let lost = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const again = () => {
    stop()
    lost = true
    if (stopped) return
    timer = setTimeout(() => void start(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
    failures += 1
  }
  const start = async () => {
    try {
      if (!areStreamsLoaded()) await requestsSettled()
      const streams = await loadStreams()
      // An unmount may come while Amplify loads.
      if (isStopped()) return
      // Without a network a socket would only fail, and say so in the console.
      if (!navigator.onLine) {
        again()
        return
      }
      const stream: unknown = streams.stream(document.toString(), variables)
      if (!canSubscribe(stream)) return
      const subscription = stream.subscribe({
        next: (event: unknown) => {
          failures = 0
          if (isReply(document, event)) onData(event.data)
        },
        error: again,
      })
      const unlisten = streams.Hub.listen('api', ({ payload }) => {
        const state = connectionState(payload.data)
        if (state === 'ConnectionDisrupted' || state === 'ConnectedPendingNetwork') lost = true
        if (state !== 'Connected') return
        const isLate = !wasConnected && Date.now() - begun > LATE_MS
        wasConnected = true
        if (!lost && !isLate) return
        lost = false
        onReconnect?.()
      })
      stop = () => {
        subscription.unsubscribe()
        unlisten()
      }
    } catch {
      again()
    }
  }
  const isStopped = () => stopped
  void start()
  return () => {
    stopped = true
    clearTimeout(timer)
    stop()
  }
}

const connectionState = (data: unknown): unknown =>
  isObject(data) && 'connectionState' in data ? data.connectionState : undefined
