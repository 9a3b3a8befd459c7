import type { Stretch } from '#domain/progress/watched.ts'

/**
 * Reports each stretch of a video while it plays, without seeks. `duration` in seconds. Returns a function that stops
 * the reports.
 */
export function measurePlayed(
  video: HTMLVideoElement,
  onPlayed: (stretch: Stretch, duration: number) => void,
): () => void {
  let last: number | undefined
  const over = new AbortController()
  const { signal } = over
  const forget = () => {
    last = undefined
  }
  video.addEventListener('seeking', forget, { signal })
  video.addEventListener('emptied', forget, { signal })
  const measure = () => {
    const { currentTime: to, duration, seeking } = video
    if (seeking || !(duration > 0) || duration === Infinity) return
    const from = last
    last = to
    if (from !== undefined && to > from) onPlayed({ from, to }, duration)
  }
  for (const event of ['playing', 'seeked', 'timeupdate', 'pause', 'ended'])
    video.addEventListener(event, measure, { signal })
  return () => over.abort()
}
