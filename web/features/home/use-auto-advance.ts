import { useEffect, useState, useSyncExternalStore } from 'react'

/** Each slide stays this long, milliseconds (spec 1.9.1). */
export const SLIDE_MS = 5000

const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const subscribeToMotionPreference = (listener: () => void) => {
  const query = motionQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the reader prefers reduced motion; false while the page is pre-rendered. */
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribeToMotionPreference,
    () => motionQuery().matches,
    () => false,
  )

/**
 * Calls `advance` every 5 s (spec 1.4.5): not while paused, not while the window has lost the focus, and never for a
 * reader who prefers reduced motion. A change of `slide`, by hand or by itself, starts the 5 s again.
 */
export function useAutoAdvance(slide: string, paused: boolean, advance: () => void): { still: boolean } {
  const still = usePrefersReducedMotion()
  const [away, setAway] = useState(false)
  useEffect(() => {
    const leave = () => setAway(true)
    const comeBack = () => setAway(false)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
    }
  }, [])
  useEffect(() => {
    if (paused || away || still) return
    const timer = setInterval(advance, SLIDE_MS)
    return () => clearInterval(timer)
  }, [slide, paused, away, still, advance])
  return { still }
}
