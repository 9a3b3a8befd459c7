import { useEffect } from 'react'
import { fetchCatalogue, useCatalogueStore } from './catalogue-store.ts'

/** While a page that shows courses is visible, the file is asked for again this often (milliseconds). */
const REFETCH_MS = 5000

let users = 0
let timer: ReturnType<typeof setInterval> | undefined

const refetch = () => {
  if (document.visibilityState === 'visible') void fetchCatalogue()
}

/** Keeps the file fresh while anybody uses it; returns how to stop. */
function keepFresh(): () => void {
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

/** The public catalogue, fresh while the page is visible. It needs no query client: visitors load none. */
export function useCatalogue() {
  const { catalogue, failed } = useCatalogueStore()
  useEffect(keepFresh, [])
  return { catalogue, failed, refetch: () => void fetchCatalogue() }
}
