import { useEffect, useEffectEvent } from 'react'
import type { Stretch } from '#domain/progress/watched.ts'
import { measurePlayed } from './measure-played.ts'
import { seekTo } from './player-actions.ts'

/** Events that a player reports to its screen. */
export type PlayerReports = {
  /** Called with the position in seconds, every few seconds and whenever the video stops; with 0 at the end. */
  onPosition?: (seconds: number) => void
  /** Called several times per second during playback, and after a seek. */
  onTime?: (seconds: number) => void
  /** Called with each stretch that was played and the video's length, in seconds. */
  onPlayed?: (stretch: Stretch, duration: number) => void
  onPause?: () => void
  onEnd?: () => void
  /** Receives the function that seeks the video, for a transcript. */
  onReady?: (seek: (seconds: number) => void) => void
}

/** Seconds between reported positions. */
const EVERY = 5

/** Reports a video's position and the stretches that were played. */
export function useReports(video: HTMLVideoElement | null, startAt: number, props: PlayerReports): void {
  const startOf = useEffectEvent(() => startAt)
  const played = useEffectEvent((stretch: Stretch, duration: number) => props.onPlayed?.(stretch, duration))
  const reportPosition = useEffectEvent((seconds: number) => props.onPosition?.(seconds))
  const tick = useEffectEvent((seconds: number) => props.onTime?.(seconds))
  const stopped = useEffectEvent((isEnded: boolean) => {
    if (isEnded) props.onEnd?.()
    else props.onPause?.()
  })
  const ready = useEffectEvent((element: HTMLVideoElement) => props.onReady?.((seconds) => seekTo(element, seconds)))
  useEffect(() => {
    if (video === null) return
    const over = new AbortController()
    const { signal } = over
    let reportedAt = startOf()
    const report = (seconds: number) => {
      reportedAt = seconds
      reportPosition(seconds)
    }
    const listen = (event: string, act: () => void) => video.addEventListener(event, act, { signal })
    const follow = () => {
      // A video whose source changes fires this event at position 0.
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return
      tick(video.currentTime)
      if (Math.abs(video.currentTime - reportedAt) >= EVERY) report(video.currentTime)
    }
    listen('timeupdate', follow)
    listen('pause', () => {
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return
      report(video.ended ? 0 : video.currentTime)
      stopped(video.ended)
    })
    listen('ended', () => {
      report(0)
      stopped(true)
    })
    ready(video)
    const stop = measurePlayed(video, played)
    return () => {
      over.abort()
      stop()
    }
  }, [video])
}
