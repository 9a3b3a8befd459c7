import type { TypedDocumentString } from '#generated/operations.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { isReply } from './is-reply.ts'
import { loadStreams } from './load-streams.ts'
import { dropPrefetched } from './query-client.ts'
import { retryDelay } from './wait-until-online.ts'

export type SubscriptionHandlers<T> = {
  onData: (data: T) => void
  /**
   * Called when the server acknowledges the subscription, at first or after a lost connection. Earlier events are
   * missed, so data requested before must be requested again.
   */
  onSubscribed?: (() => void) | undefined
}

/** A subscription that one or more screens share. */
type Stream = { listeners: Set<Listener>; endUnheard: () => void }
type Listener = { onEvent: (event: unknown) => void; handlers: Pick<SubscriptionHandlers<unknown>, 'onSubscribed'> }

/** How long a stream stays open for the next screen, in milliseconds. */
const LINGER_MS = 5_000
/**
 * The acknowledgements of a screen's subscriptions are collected for this long, in milliseconds, so that the screen
 * requests its data only once.
 */
const TOGETHER_MS = 100

const streams = new Map<string, Stream>()
const due = new Set<() => void>()

function callDue(): void {
  const calls = [...due]
  due.clear()
  for (const call of calls) call()
}

const nameOf = (text: string): string | undefined => /subscription \w+/.exec(text)?.[0]

/**
 * Opens a stream and reopens it after each error. Amplify reconnects on its own, and the server then acknowledges the
 * subscription again.
 */
function openStream(key: string, text: string, variables: unknown): Stream {
  const listeners = new Set<Listener>()
  let failures = 0
  let stop = () => {}
  const isOpen = () => streams.get(key) === stream
  const endUnheard = () => {
    if (listeners.size > 0 || !isOpen()) return
    streams.delete(key)
    stop()
  }
  const stream = { listeners, endUnheard }
  const again = () => {
    stop()
    endUnheard()
    if (isOpen()) setTimeout(() => void start(), retryDelay(failures))
    failures += 1
  }
  const start = async () => {
    try {
      const { Hub, subscribeTo } = await loadStreams()
      if (!isOpen()) return
      // Without a network, a socket would only fail and log an error to the console.
      if (!navigator.onLine) throw new Error('offline')
      const unlisten = Hub.listen('api', ({ payload: { event, data } }) => {
        if (event !== 'Subscription ack' || nameOf(JSON.stringify(data)) !== nameOf(text)) return
        dropPrefetched()
        for (const { handlers } of listeners) if (handlers.onSubscribed) due.add(handlers.onSubscribed)
        setTimeout(callDue, TOGETHER_MS)
      })
      const subscription = subscribeTo(text, variables, {
        next: (event: unknown) => {
          failures = 0
          dropPrefetched()
          for (const { onEvent } of listeners) onEvent(event)
        },
        error: again,
      })
      stop = () => {
        subscription.unsubscribe()
        unlisten()
      }
    } catch {
      again()
    }
  }
  streams.set(key, stream)
  void start()
  return stream
}

/**
 * Subscribes until the returned function is called. Screens share the stream of a subscription, and the next screen
 * takes over an open one. Its requests are then sent after the acknowledgement.
 */
export function subscribe<T, V>(
  document: TypedDocumentString<T, V>,
  variables: V,
  handlers: SubscriptionHandlers<T>,
): () => void {
  const text = document.toString()
  const key = JSON.stringify([currentSession()?.uid, text, variables])
  const stream = streams.get(key) ?? openStream(key, text, variables)
  const listener: Listener = {
    onEvent: (event) => {
      if (isReply(document, event)) handlers.onData(event.data)
    },
    handlers,
  }
  stream.listeners.add(listener)
  return () => {
    stream.listeners.delete(listener)
    setTimeout(stream.endUnheard, LINGER_MS)
  }
}
