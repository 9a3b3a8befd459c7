import { MAX_LINES, type RenditionName } from './rendition-names.ts'

/** A rendition to be made: lines of its picture (absent: sound alone) and bits a second of picture and sound. */
export type Rung = { name: RenditionName; height?: number; video: number; audio: number }

/** Bits a second of sound that is encoded for a rendition: speech in mono. */
export const SPEECH_RATE = 64_000
/**
 * Bits a second of picture and sound together. 40 minutes of 480p stay below 110 MB; 360p plays at 400 kbit/s.
 */
const WHOLE: Readonly<Record<Exclude<RenditionName, 'audio'>, number>> = {
  '360p': 264_000,
  '480p': 344_000,
  '720p': 764_000,
}
/** A picture gets no less, however much the sound takes that is copied as it is. */
const MIN_VIDEO_BYTES = 100_000

const even = (lines: number) => Math.max(2, Math.floor(lines / 2) * 2)

/**
 * The renditions of a video, in the order in which they are made: what a phone needs most comes first. None is larger than the video,
 * so a small one gets fewer. `height` in pixels (0: no picture); `audio`: bits a second of its sound, 0 without.
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

/** Usual length of a segment, in seconds: short enough to begin soon, long enough to keep requests few. */
const USUAL_SECONDS = 6

/** The target duration of a video's segments: longer ones where it would need too many. */
export const targetSeconds = (seconds: number, mostSegments: number): number =>
  Math.max(USUAL_SECONDS, Math.ceil((seconds * 1.1) / mostSegments))
