import type { Engine, EngineStart, Failure } from './engine.ts'
import { failureOf } from './engine.ts'
import { fetchRenditions, playedQuality, playlistOf, type Quality, type Rendition } from './quality.ts'

/** Sends a minimal request for a file; returns the failure, or undefined if the file is available. */
async function probe(address: string): Promise<Failure | undefined> {
  try {
    const { status } = await fetch(address, { headers: { range: 'bytes=0-0' } })
    return failureOf(status)
  } catch {
    return 'network'
  }
}

type FileEngineStart = EngineStart & {
  /** URL of the whole video or, where the browser plays HLS natively, of the master playlist. */
  address: string
}

/**
 * Leaves loading to the browser: of the whole video, or of HLS where the browser plays it natively. Another rendition
 * has another URL and starts at the same position.
 */
export function fileEngine({ video, address, quality: chosen, startAt, events }: FileEngineStart): Engine {
  const over = new AbortController()
  const { signal } = over
  const isPlaylist = /\.m3u8(\?|$)/.test(address)
  let available: readonly Rendition[] = []
  let quality = chosen
  let position = startAt
  let plays = false
  const source = () => {
    const played = playedQuality(quality, available)
    return isPlaylist && played !== 'auto' ? playlistOf(address, played) : address
  }
  const load = () => {
    video.src = source()
    video.load()
  }
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (position > 0) video.currentTime = position
      if (plays) void video.play().catch(() => undefined)
      events.onLoaded()
    },
    { signal },
  )
  video.addEventListener(
    'timeupdate',
    () => {
      // A video whose source changes fires this event at position 0.
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING || video.error) return
      position = video.currentTime
      plays = !video.paused && !video.ended
    },
    { signal },
  )
  for (const event of ['play', 'pause'])
    video.addEventListener(event, () => void (plays = video.error ? plays : event === 'play'), { signal })
  video.addEventListener(
    'error',
    () =>
      void probe(source()).then((failure) => {
        if (!signal.aborted) events.onFailure(failure ?? 'unplayable')
      }),
    { signal },
  )
  const begin = async () => {
    if (isPlaylist && available.length === 0) {
      available = await fetchRenditions(address)
      if (signal.aborted) return
      events.onRenditions(available)
    }
    load()
  }
  void begin()
  return {
    play: () => undefined,
    setQuality: (next: Quality) => {
      const before = source()
      quality = next
      if (source() !== before) load()
    },
    resume: () => void begin(),
    bandwidth: () => undefined,
    destroy: () => {
      over.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
