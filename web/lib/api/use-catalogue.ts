import { useDeferredValue, useEffect } from 'react'
import { fetchCatalogue, useCatalogueStore } from './catalogue-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'

/** While a page that shows courses is visible, the file is fetched again this often (milliseconds). */
const REFETCH_MS = 5000

let users = 0
let timer: ReturnType<typeof setInterval> | undefined

const refetch = () => {
  if (document.visibilityState === 'visible') void fetchCatalogue()
}

/** Polls the file while any component uses it; returns how to stop. */
function pollCatalogue(): () => void {
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

/** Subscribes to new files. The code is loaded on demand: a visitor's page has no part of it. */
function subscribeToChanges(): () => void {
  let stopped = false
  let stop = () => {}
  void import('./subscribe-to-catalogue.ts').then(
    ({ subscribeToCatalogue }) => {
      if (!stopped) stop = subscribeToCatalogue()
    },
    // The file is fetched every few seconds all the same.
    () => undefined,
  )
  return () => {
    stopped = true
    stop()
  }
}

/**
 * The public catalogue, fresh while the page is visible; signed-in users get changes at once. It needs no query client:
 * visitors load none.
 */
export function useCatalogue() {
  // A store's change is rendered in one piece; a list of courses is not to hold a phone up for that long.
  const catalogue = useDeferredValue(useCatalogueStore((state) => state.catalogue))
  const failed = useCatalogueStore((state) => state.failed)
  const isSignedIn = useSession() !== undefined
  useEffect(pollCatalogue, [])
  useEffect(() => (isSignedIn ? subscribeToChanges() : undefined), [isSignedIn])
  return { catalogue, failed, refetch: () => void fetchCatalogue() }
}
