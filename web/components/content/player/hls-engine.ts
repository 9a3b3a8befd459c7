import Hls, {
  type ErrorData,
  type HlsConfig,
  type LoadPolicy,
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
} from 'hls.js/light'
import type { Loaded, LoadedAhead } from './load-ahead.ts'
import { type Engine, type EngineStart, type Failure, failureOf } from './engine.ts'
import { fetchRenditions, playedQuality, playlistOf, type Quality, type Rendition, renditionAt } from './quality.ts'

/** The loader of hls.js, which uses data that was already loaded ahead. */
function aheadLoader(ahead: LoadedAhead): HlsConfig['loader'] {
  return class AheadLoader extends Hls.DefaultConfig.loader {
    #isOver = false

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { url, rangeStart, rangeEnd } = context
      const taken: Promise<Loaded<string | ArrayBuffer>> | undefined =
        rangeStart !== undefined && rangeEnd !== undefined && rangeEnd > 0
          ? ahead.takeBytes(url, { start: rangeStart, end: rangeEnd })
          : ahead.takeText(url)
      if (taken === undefined) {
        super.load(context, config, callbacks)
        return
      }
      taken.then(
        ({ body, start, first, end }) => {
          if (this.#isOver) return
          const size = typeof body === 'string' ? body.length : body.byteLength
          Object.assign(this.stats.loading, { start, first, end })
          Object.assign(this.stats, { loaded: size, total: size })
          callbacks.onSuccess({ url, data: body, code: 200 }, this.stats, context, null)
        },
        () => {
          if (!this.#isOver) super.load(context, config, callbacks)
        },
      )
    }

    override abort(): void {
      this.#isOver = true
      super.abort()
    }

    override destroy(): void {
      this.#isOver = true
      super.destroy()
    }
  }
}

/**
 * How much is buffered ahead during playback, in seconds and bytes; limited, like the back buffer, because phones have
 * little memory.
 */
const AHEAD = { maxBufferLength: 40, maxMaxBufferLength: 90, maxBufferSize: 30_000_000 }
/** Before playback: one segment, to show its first picture. */
const FIRST_PICTURE = { maxBufferLength: 1, maxMaxBufferLength: 1, maxBufferSize: 0 }
const BACK_BUFFER_SECONDS = 30
/** Assumed until the bandwidth has been measured, in bits per second. */
const UNKNOWN_BANDWIDTH = 500_000
/** The maximum number of decoder errors that are retried within this time, in milliseconds. */
const MEDIA_ERRORS = { max: 2, within: 10_000 }

/** Retries twice at short intervals. The engine's caller waits longer, and for the connection. */
const policy = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
  },
})

const CONFIG: Partial<HlsConfig> = {
  ...FIRST_PICTURE,
  // Fragmented MP4 needs no conversion, so a worker would have nothing to do.
  enableWorker: false,
  autoStartLoad: false,
  backBufferLength: BACK_BUFFER_SECONDS,
  capLevelToPlayerSize: true,
  testBandwidth: false,
  startLevel: 0,
  manifestLoadPolicy: policy(10_000, 20_000),
  playlistLoadPolicy: policy(10_000, 20_000),
  fragLoadPolicy: policy(10_000, 120_000),
}

const failureOfError = ({ type, response }: ErrorData): Failure | undefined =>
  type === Hls.ErrorTypes.NETWORK_ERROR ? (failureOf(response?.code) ?? 'network') : undefined

/**
 * Loads a lecture's renditions with hls.js into a video element that can't play HLS natively. `address`: URL of the
 * master playlist; `ahead`: what has already been requested of it.
 */
export function hlsEngine(start: EngineStart & { address: string; ahead: LoadedAhead }): Engine {
  const { video, address, startAt, bandwidth, events, ahead } = start
  let quality: Quality = start.quality
  let available: readonly Rendition[] = []
  let isPlaying = false
  let loaded: string | undefined
  let mediaErrors: number[] = []
  let isDestroyed = false
  let hls: Hls | undefined
  let stoppedAt = startAt
  const position = () => (video.readyState > 0 ? video.currentTime : stoppedAt)
  const played = () => playedQuality(quality, available)
  // hls.js omits audio-only renditions if others have video.
  const source = () => (played() === 'audio' ? playlistOf(address, 'audio') : address)
  const levelOf = ({ levels }: Hls, rendition: Quality) =>
    levels.findIndex(({ url }) => renditionAt(url[0] ?? '') === rendition)
  const begin = async (player: Hls) => {
    const chosen = levelOf(player, played())
    const first = await ahead.first
    if (isDestroyed || hls !== player) return
    if (chosen >= 0) player.loadLevel = chosen
    else player.startLevel = Math.max(0, levelOf(player, first ?? 'auto'))
    player.startLoad(position())
  }
  const fail = (player: Hls, data: ErrorData) => {
    if (!data.fatal) return
    const failure = failureOfError(data)
    const now = Date.now()
    mediaErrors = [...mediaErrors.filter((time) => now - time < MEDIA_ERRORS.within), now]
    if (failure !== undefined) events.onFailure(failure)
    else if (data.type === Hls.ErrorTypes.MEDIA_ERROR && mediaErrors.length <= MEDIA_ERRORS.max)
      player.recoverMediaError()
    else events.onFailure('unplayable')
  }
  const open = async () => {
    const known = (await ahead.variants).map(({ name }) => name)
    available = known.length > 0 ? known : await fetchRenditions(address)
    if (!isDestroyed) events.onRenditions(available)
    if (isDestroyed) return
    const plays = !video.paused
    stoppedAt = position()
    hls?.destroy()
    loaded = undefined
    const player = new Hls({
      ...CONFIG,
      loader: aheadLoader(ahead),
      ...(isPlaying ? AHEAD : {}),
      startPosition: stoppedAt,
      abrEwmaDefaultEstimate: bandwidth ?? UNKNOWN_BANDWIDTH,
    })
    hls = player
    player.on(Hls.Events.MANIFEST_PARSED, () => {
      loaded = source()
      void begin(player)
    })
    player.on(Hls.Events.FRAG_BUFFERED, events.onLoaded)
    player.on(Hls.Events.ERROR, (_, data) => fail(player, data))
    player.loadSource(source())
    player.attachMedia(video)
    if (plays) void video.play().catch(() => undefined)
  }
  void open()
  return {
    play: () => {
      isPlaying = true
      if (hls) Object.assign(hls.config, AHEAD)
    },
    setQuality: (next) => {
      if (isDestroyed || next === quality) return
      const before = source()
      quality = next
      if (source() !== before) void open()
      else if (hls && loaded !== undefined) hls.nextLevel = levelOf(hls, played())
    },
    resume: () => {
      if (isDestroyed) return
      if (hls && loaded !== undefined) hls.startLoad(position())
      else void open()
    },
    bandwidth: () => (hls && hls.bandwidthEstimate > 0 ? hls.bandwidthEstimate : undefined),
    destroy: () => {
      isDestroyed = true
      hls?.destroy()
    },
  }
}
