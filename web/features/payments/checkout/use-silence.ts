import { useEffect, useRef } from 'react'

/** Nobody waits longer without a word, milliseconds: a blocked script or frame never says that it will not come. */
const SILENT_MS = 10_000

/** Calls back once `what` has been waited for in silence; it may come all the same. */
export function useSilence(waits: boolean, say: () => void): void {
  const latest = useRef(say)
  useEffect(() => {
    latest.current = say
  })
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => latest.current(), SILENT_MS)
    return () => clearTimeout(timer)
  }, [waits])
}
