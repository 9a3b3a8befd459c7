import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { retryDelay, waitUntilOnline } from '#web/lib/api/wait-until-online.ts'
import { storePlaybackCookies } from '#web/lib/playback-cookies.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import type { Engine, EngineStart, Failure } from './engine.ts'
import { fileEngine } from './file-engine.ts'
import { loadAhead } from './load-ahead.ts'
import { type Quality, type Rendition, savesData } from './quality.ts'

/**
 * Whether the browser plays HLS natively, as WebKit does: always on iPhones, where it also saves power. Newer Chrome
 * versions also report support, but don't let the player choose the rendition.
 */
const playsHls = (video: HTMLVideoElement): boolean =>
  'WebKitPlaybackTargetAvailabilityEvent' in window && video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** Whether scripts can append media data to a video. */
const takesParts = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window

/** Chooses how to play a lecture here: the browser's own HLS, hls.js, or the whole video if neither is available. */
async function chooseEngine(
  { video: file, playlist }: Pick<LecturePlaybackFieldsFragment, 'video' | 'playlist'>,
  start: EngineStart,
  signal: AbortSignal,
): Promise<Engine | undefined> {
  if (playlist === null || (!playsHls(start.video) && !takesParts())) return fileEngine({ ...start, address: file })
  if (playsHls(start.video)) return fileEngine({ ...start, address: playlist })
  const { quality, bandwidth, startAt } = start
  const ahead = loadAhead({ master: playlist, quality, bandwidth, startAt })
  const { hlsEngine } = await import('./hls-engine.ts')
  return signal.aborted ? undefined : hlsEngine({ ...start, address: playlist, ahead })
}

type Playback = LecturePlaybackFieldsFragment

/** `waiting`: the connection is lost, and playback resumes by itself; `failed`: it doesn't. */
export type Phase = 'ready' | 'waiting' | 'failed'

export type SessionStart = {
  video: HTMLVideoElement
  playback: Playback
  quality: Quality
  bandwidth: number | undefined
  /** In seconds. */
  startAt: number
  /** Requests new cookies; null if rejected. */
  onRenew: () => Promise<Playback | null>
  onPhase: (phase: Phase) => void
  onRenditions: (available: readonly Rendition[]) => void
}

export type PlaybackSession = {
  /** Plays the video. The first call starts loading what wasn't loaded to save data. */
  play: () => void
  setQuality: (quality: Quality) => void
  /** The measured bandwidth, in bits per second. */
  bandwidth: () => number | undefined
  /** Called with cookies from another reply. */
  renewed: (playback: Playback) => void
  destroy: () => void
}

/** Cookies are renewed after this fraction of their lifetime. */
const RENEWED_AT = 2 / 3
/**
 * If cookies are rejected again within this time of their renewal, in milliseconds, later ones won't be accepted
 * either.
 */
const REFUSED_AGAIN_MS = 15_000
/** How long to wait after a failed renewal, in milliseconds. */
const RENEWAL_PAUSE_MS = 30_000

/** Plays a lecture in a video element, and resumes at the same position after a lost connection or expired cookies. */
export function startSession(start: SessionStart): PlaybackSession {
  const { video, playback, onRenew, onPhase, onRenditions, ...rest } = start
  const over = new AbortController()
  const { signal } = over
  const isOver = () => signal.aborted
  let engine: Engine | undefined
  let opening = false
  let quality = start.quality
  let plays = false
  let tries = 0
  let isRecovering = false
  let renewing: Promise<boolean> | undefined
  let renewedAt = -Infinity
  let renewAt = Infinity
  let expiresAt = Infinity

  const store = ({ cookies }: Playback) => {
    if (!cookies) return
    storePlaybackCookies(cookies)
    expiresAt = cookies.expiresAt
    renewAt = serverNow() + (expiresAt - serverNow()) * RENEWED_AT
  }
  const renew = (): Promise<boolean> => {
    renewing ??= onRenew()
      .catch(() => null)
      .then((renewed) => {
        renewing = undefined
        if (renewed && !isOver()) store(renewed)
        else renewAt = serverNow() + RENEWAL_PAUSE_MS
        return renewed !== null
      })
    return renewing
  }
  const renewInTime = () => {
    if (serverNow() >= renewAt) void renew()
  }
  const reconnect = async () => {
    onPhase('waiting')
    await waitUntilOnline(retryDelay(tries), signal)
    tries += 1
    if (serverNow() >= expiresAt) await renew()
    if (!isOver()) engine?.resume()
  }
  const unlock = async () => {
    const isRetry = Date.now() - renewedAt < REFUSED_AGAIN_MS
    if (!isRetry && (await renew())) {
      renewedAt = Date.now()
      engine?.resume()
    } else if (!navigator.onLine) await reconnect()
    else if (!isOver()) onPhase('failed')
  }
  const recover = async (failure: Failure) => {
    if (isRecovering || isOver()) return
    isRecovering = true
    if (failure === 'network') await reconnect()
    else if (failure === 'forbidden') await unlock()
    else onPhase('failed')
    isRecovering = false
  }
  const open = async () => {
    if (opening) return
    opening = true
    const events = {
      onFailure: (failure: Failure) => void recover(failure),
      onLoaded: () => {
        tries = 0
        onPhase('ready')
      },
      onRenditions,
    }
    try {
      engine = await chooseEngine(playback, { ...rest, video, quality, events }, signal)
    } catch {
      // The player's code couldn't be loaded.
      opening = false
      if (isOver()) return
      onPhase('waiting')
      await waitUntilOnline(retryDelay(tries), signal)
      tries += 1
      if (!isOver()) void open()
      return
    }
    engine?.setQuality(quality)
    if (plays) engine?.play()
  }
  store(playback)
  video.addEventListener('timeupdate', renewInTime, { signal })
  video.addEventListener(
    'play',
    () => {
      plays = true
      renewInTime()
      void open()
      engine?.play()
    },
    { signal },
  )
  video.addEventListener('pause', () => void (plays = false), { signal })
  video.addEventListener(
    'canplay',
    () => {
      if (plays && video.paused && !video.ended) void video.play().catch(() => undefined)
    },
    { signal, once: true },
  )
  if (!savesData(quality)) void open()
  return {
    play: () => void video.play().catch(() => undefined),
    setQuality: (next) => {
      quality = next
      engine?.setQuality(next)
    },
    bandwidth: () => engine?.bandwidth(),
    renewed: store,
    destroy: () => {
      over.abort()
      engine?.destroy()
    },
  }
}
