import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { type Engine, type EngineStart } from './engine.ts'
import { fileEngine } from './file-engine.ts'
import { loadAhead } from './load-ahead.ts'

/**
 * Whether the browser plays HLS itself, as WebKit does: always on iPhones, where it also saves power. Newer Chrome says that
 * it may, too, but chooses the rendition alone.
 */
const playsHls = (video: HTMLVideoElement): boolean =>
  'WebKitPlaybackTargetAvailabilityEvent' in window && video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** Whether a script may hand parts of a video to the browser. */
const takesParts = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window

/** What plays a lecture here: the browser itself, hls.js, or the whole video where there is no other way. */
export async function chooseEngine(
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
