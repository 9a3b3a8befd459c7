import { useEffect, useState } from 'react'

/** The state of a video that the player shows; times in seconds. */
export type VideoState = {
  time: number
  /** 0 until known. */
  duration: number
  /** The end of the part that is loaded without a gap. */
  buffered: number
  isPaused: boolean
  isEnded: boolean
  /** Playing, but with nothing to show for now. */
  isWaiting: boolean
  /** Whether it has played since it was loaded. */
  isStarted: boolean
}

const INITIAL: VideoState = {
  time: 0,
  duration: 0,
  buffered: 0,
  isPaused: true,
  isEnded: false,
  isWaiting: false,
  isStarted: false,
}

function bufferedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range += 1)
    if (buffered.start(range) <= currentTime + 0.5 && currentTime <= buffered.end(range)) return buffered.end(range)
  return currentTime
}

const EVENTS = [
  ...['loadedmetadata', 'durationchange', 'timeupdate', 'progress', 'seeking', 'seeked', 'play', 'playing', 'pause'],
  ...['waiting', 'ended', 'canplay'],
]

/** The state of a video. `startAt`: the start position, shown until the video has loaded. */
export function useVideoState(video: HTMLVideoElement | null, startAt: number): VideoState {
  const [state, setState] = useState<VideoState>(() => ({ ...INITIAL, time: startAt }))
  useEffect(() => {
    if (video === null) return
    const over = new AbortController()
    const follow = ({ type }: { type: string }) =>
      setState((before) => ({
        time: video.readyState > 0 ? video.currentTime : before.time,
        duration: Number.isFinite(video.duration) ? video.duration : before.duration,
        buffered: bufferedTo(video),
        isPaused: video.paused,
        isEnded: video.ended,
        isWaiting:
          type === 'waiting' || (before.isWaiting && !['playing', 'canplay', 'pause', 'seeked'].includes(type)),
        isStarted: before.isStarted || type === 'playing',
      }))
    for (const event of EVENTS) video.addEventListener(event, follow, { signal: over.signal })
    return () => over.abort()
  }, [video])
  return state
}
