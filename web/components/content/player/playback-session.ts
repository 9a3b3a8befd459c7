import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { retryDelay, waitUntilOnline } from '#web/lib/api/wait-until-online.ts'
import { storePlaybackCookies } from '#web/lib/playback-cookies.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import type { Engine, EngineStart, Failure } from './engine.ts'
import { fileEngine } from './file-engine.ts'
import { loadAhead } from './load-ahead.ts'
import { type Quality, type Rendition, savesData } from './quality.ts'

/**
 * Whether the browser plays HLS itself, as WebKit does: always on iPhones, where it also saves power. Newer Chrome says that
 * it may, too, but chooses the rendition alone.
 */
const playsHls = (video: HTMLVideoElement): boolean =>
  'WebKitPlaybackTargetAvailabilityEvent' in window && video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** Whether a script may hand parts of a video to the browser. */
const takesParts = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window

/** What plays a lecture here: the browser itself, hls.js, or the whole video where there is no other way. */
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

/** `waiting`: the connection is lost, and it goes on by itself; `failed`: it does not. */
export type Phase = 'ready' | 'waiting' | 'failed'

export type SessionStart = {
  video: HTMLVideoElement
  playback: Playback
  quality: Quality
  bandwidth: number | undefined
  /** Seconds. */
  startAt: number
  /** Requests new cookies; null when they are refused. */
  onRenew: () => Promise<Playback | null>
  onPhase: (phase: Phase) => void
  onRenditions: (available: readonly Rendition[]) => void
}

export type PlaybackSession = {
  /** Plays; the first call begins to load what was not loaded for saving data. */
  play: () => void
  setQuality: (quality: Quality) => void
  /** What the connection carries, bits a second. */
  bandwidth: () => number | undefined
  /** Cookies that came with another reply. */
  renewed: (playback: Playback) => void
  destroy: () => void
}

/** Cookies are renewed when so much of their life is over. */
const RENEWED_AT = 2 / 3
/** Cookies that are refused again so soon after they were renewed will not be accepted later either, milliseconds. */
const REFUSED_AGAIN_MS = 15_000
/** After a renewal that failed the next one waits so long, milliseconds. */
const RENEWAL_PAUSE_MS = 30_000

/**
 * Plays a lecture in a video element and goes on, where it was, after a lost connection and after its cookies have expired.
 */
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
      .then((fresh) => {
        renewing = undefined
        if (fresh && !isOver()) store(fresh)
        else renewAt = serverNow() + RENEWAL_PAUSE_MS
        return fresh !== null
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
    const isAgain = Date.now() - renewedAt < REFUSED_AGAIN_MS
    if (!isAgain && (await renew())) {
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
      // The player itself could not be loaded.
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
