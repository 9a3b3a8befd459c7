import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fieldOf } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** Where React Router keeps how far each step of the history is scrolled. */
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

/** Scrolls to where a list was before a reload, once its rows are here: React Router does so before, where there is nothing to scroll. */
export function useScrollAfterReload(isReady: boolean): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (!isReady || isDone) return
    isDone = true
    const top = fieldOf(positions.read(), key)
    if (typeof top === 'number' && top > window.scrollY && wasReloaded()) window.scrollTo(0, top)
  }, [isReady, key])
}
