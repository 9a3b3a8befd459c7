import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fieldOf } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** Where React Router stores the scroll position of each history entry. */
const positions = storedValue(
  () => sessionStorage,
  'react-router-scroll-positions',
  (value): value is unknown => value !== null,
)

const wasReloaded = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

let isDone = false

/**
 * Restores a list's scroll position after a reload, once its rows have loaded. React Router restores it earlier, when
 * there is nothing to scroll.
 */
export function useScrollAfterReload(isReady: boolean): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (!isReady || isDone) return
    isDone = true
    const top = fieldOf(positions.read(), key)
    if (typeof top === 'number' && top > window.scrollY && wasReloaded()) window.scrollTo(0, top)
  }, [isReady, key])
}
