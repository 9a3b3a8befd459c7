import { MAX_LINES, type RenditionName } from './rendition-names.ts'

/** A rendition to create: lines of its picture (absent: audio only) and bits a second of video and audio. */
export type Rung = { name: RenditionName; height?: number; video: number; audio: number }

/** Bits a second of audio encoded for a rendition: mono speech. */
export const SPEECH_RATE = 64_000
/** Bits a second of video and audio together. 40 minutes of 480p stay below 110 MB; 360p plays at 400 kbit/s. */
const WHOLE: Readonly<Record<Exclude<RenditionName, 'audio'>, number>> = {
  '360p': 264_000,
  '480p': 344_000,
  '720p': 764_000,
}
/** The minimum for the picture, however much the copied audio uses. */
const MIN_VIDEO_BYTES = 100_000

const even = (lines: number) => Math.max(2, Math.floor(lines / 2) * 2)

/**
 * Returns a video's renditions in the order in which they are created: those that phones need most come first. None is
 * larger than the video, so a small one has fewer. `height` in pixels (0: no picture); `audio`: bits a second, 0
 * without audio.
 */
export function ladderOf({ height, audio }: { height: number; audio: number }): Rung[] {
  if (height <= 0) return []
  const names = (['360p', '480p', '720p'] as const).filter((name) => name === '360p' || height >= MAX_LINES[name])
  const pictures = names.map((name) => ({
    name,
    height: even(Math.min(height, MAX_LINES[name])),
    video: Math.max(MIN_VIDEO_BYTES, WHOLE[name] - audio),
    audio,
  }))
  return [...(audio > 0 ? [{ name: 'audio' as const, video: 0, audio }] : []), ...pictures]
}

/** Usual segment length in seconds: short enough to start quickly, long enough to keep requests few. */
const USUAL_SECONDS = 6

/** Returns the target duration of a video's segments; longer if it would need too many. */
export const targetSeconds = (seconds: number, mostSegments: number): number =>
  Math.max(USUAL_SECONDS, Math.ceil((seconds * 1.1) / mostSegments))
