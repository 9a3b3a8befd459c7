import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { storePlaybackCookies } from '#web/lib/playback-cookies.ts'
import { playbackHabits, type PlaybackHabits, storeHabits } from './playback-habits.ts'
import { type Phase, type PlaybackSession, startSession } from './playback-session.ts'
import type { Quality, Rendition } from './quality.ts'

type Playback = LecturePlaybackFieldsFragment

type PlayerStart = {
  video: HTMLVideoElement | null
  playback: Playback
  /** In seconds. */
  startAt: number
  onRenew: () => Promise<Playback | null>
}

/** The files to play. A reply has others if the video was replaced or its renditions were created. */
type Source = Pick<Playback, 'video' | 'playlist'>

const isSame = (a: Source, b: Source) => a.video === b.video && a.playlist === b.playlist

/**
 * Plays a lecture in a video element with this browser's settings. A reply with other files takes effect at the next
 * pause, so that it never restarts a running video.
 */
export function usePlayer({ video, playback, startAt, onRenew }: PlayerStart) {
  const [habits, setHabits] = useState(playbackHabits)
  const [phase, setPhase] = useState<Phase>('ready')
  const [renditions, setRenditions] = useState<readonly Rendition[]>([])
  const [source, setSource] = useState(playback)
  const [attempt, setAttempt] = useState(0)
  const [session, setSession] = useState<PlaybackSession>()
  const [isPlaying, setPlaying] = useState(false)
  const [renewed, setRenewed] = useState<{ since: Playback; playback: Playback }>()
  const newest = renewed?.since === playback ? renewed.playback : playback
  const position = useRef(startAt)
  if (!isPlaying && !isSame(source, newest)) {
    setSource(newest)
    setRenditions([])
  }
  const { cookies } = newest
  // Before any of the lecture's files is requested, including captions.
  useLayoutEffect(() => {
    if (cookies) storePlaybackCookies(cookies)
  }, [cookies])
  const renew = async () => {
    const next = await onRenew()
    if (next) setRenewed({ since: playback, playback: next })
    return next
  }
  const renewNow = useEffectEvent(renew)
  const begin = useEffectEvent((element: HTMLVideoElement) =>
    startSession({
      video: element,
      playback: { ...newest, video: source.video, playlist: source.playlist },
      quality: habits.quality,
      bandwidth: habits.bandwidth,
      startAt: position.current,
      onRenew: () => renewNow(),
      onPhase: setPhase,
      onRenditions: setRenditions,
    }),
  )
  useLayoutEffect(() => {
    if (video === null) return
    const started = begin(video)
    // oxlint-disable-next-line react/set-state-in-effect -- a session exists only once its video element does
    setSession(started)
    const listeners = new AbortController()
    const storePosition = () => {
      if (video.readyState > 0) position.current = video.currentTime
    }
    for (const event of ['timeupdate', 'seeking'])
      video.addEventListener(event, storePosition, { signal: listeners.signal })
    const follow = () => {
      setPlaying(!video.paused && !video.ended)
      const bandwidth = started.bandwidth()
      if (video.paused && bandwidth !== undefined) storeHabits({ bandwidth: Math.round(bandwidth) })
    }
    for (const event of ['play', 'pause', 'ended']) video.addEventListener(event, follow, { signal: listeners.signal })
    return () => {
      listeners.abort()
      started.destroy()
    }
  }, [video, source.video, source.playlist, attempt])
  useEffect(() => {
    session?.renewed(newest)
  }, [session, newest])
  const change = (some: Partial<PlaybackHabits>) => {
    setHabits((before) => ({ ...before, ...some }))
    storeHabits(some)
  }
  return {
    habits,
    change,
    phase,
    renditions,
    play: () => session?.play(),
    setQuality: (quality: Quality) => {
      change({ quality })
      session?.setQuality(quality)
    },
    /** Starts again at the same position with new cookies. */
    retry: async () => {
      await renew().catch(() => null)
      setPhase('ready')
      setAttempt((before) => before + 1)
    },
  }
}
