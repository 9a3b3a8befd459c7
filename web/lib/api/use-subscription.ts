import type { TypedDocumentString } from '#generated/operations.ts'
import { useEffect, useRef } from 'react'
import { subscribe, type SubscriptionHandlers } from './subscribe.ts'

/** Subscribes while the component is mounted and `enabled` is true. */
export function useSubscription<T>(
  document: TypedDocumentString<T, Record<string, never>>,
  handlers: SubscriptionHandlers<T>,
  enabled = true,
): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!enabled) return
    return subscribe(
      document,
      {},
      {
        onData: (data) => latest.current.onData(data),
        get onSubscribed() {
          return latest.current.onSubscribed
        },
      },
    )
  }, [document, enabled])
}
