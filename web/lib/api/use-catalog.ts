import { useDeferredValue, useEffect } from 'react'
import { fetchCatalog, useCatalogStore } from './catalog-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'

/** How often to fetch the file while a page with courses is visible, in milliseconds. */
const REFETCH_MS = 5000

let users = 0
let timer: ReturnType<typeof setInterval> | undefined

const refetch = () => {
  if (document.visibilityState === 'visible') void fetchCatalog()
}

/** Polls the file while any component uses it; returns a function that stops. */
function pollCatalog(): () => void {
  users += 1
  if (users === 1) {
    refetch()
    timer = setInterval(refetch, REFETCH_MS)
    document.addEventListener('visibilitychange', refetch)
  }
  return () => {
    users -= 1
    if (users > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refetch)
  }
}

/** Subscribes to new files. The code is loaded on demand, so that visitors' pages don't include it. */
function subscribeToChanges(): () => void {
  let stopped = false
  let stop = () => {}
  void import('./subscribe-to-catalog.ts').then(
    ({ subscribeToCatalog }) => {
      if (!stopped) stop = subscribeToCatalog()
    },
    // Polling continues without the subscription.
    () => undefined,
  )
  return () => {
    stopped = true
    stop()
  }
}

/**
 * The public catalog, polled while the page is visible; signed-in users receive changes at once. Needs no query
 * client, which visitors don't load.
 */
export function useCatalog() {
  // A store update renders synchronously; deferring the value keeps a long course list from blocking a phone.
  const catalog = useDeferredValue(useCatalogStore((state) => state.catalog))
  const failed = useCatalogStore((state) => state.failed)
  const isSignedIn = useSession() !== undefined
  useEffect(pollCatalog, [])
  useEffect(() => (isSignedIn ? subscribeToChanges() : undefined), [isSignedIn])
  return { catalog, failed, refetch: () => void fetchCatalog() }
}
