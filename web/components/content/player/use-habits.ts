import { useEffect } from 'react'
import { applyHabits } from './player-actions.ts'

/** Keeps speed, sound and captions on a video that may be given other files, and its menu away (spec 3.2.10). */
export function useHabits(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video === null) return
    const over = new AbortController()
    const apply = () => applyHabits(video)
    const block = (event: Event) => event.preventDefault()
    apply()
    video.addEventListener('loadedmetadata', apply, { signal: over.signal })
    video.addEventListener('contextmenu', block, { signal: over.signal })
    return () => over.abort()
  }, [video])
}
