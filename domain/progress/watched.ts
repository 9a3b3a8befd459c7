import { type Bitmap, bitmapOf, count, has, or } from '../attempts/bitmap.ts'

/** Seconds of one segment of a lecture: what was watched is a set of segments, from 0 (decision 0060). */
export const SEGMENT_SECONDS = 5
/** The maximum lecture length for which watching is counted, in seconds: a day. */
export const MAX_SECONDS = 86_400

const MAX_BYTES = Math.ceil(MAX_SECONDS / SEGMENT_SECONDS / 8)
/** The maximum playback rate of players. */
const FASTEST = 2
/** Extra seconds allowed for clock differences and the rounding of segments. */
const GRACE_SECONDS = 60

/** The watched segments of a lecture; `duration` is the lecture's length in seconds. */
export type Watched = { pieces: Bitmap; duration: number }

/** A part of a lecture, in seconds. */
export type Stretch = { from: number; to: number }

const segmentsIn = (duration: number) => Math.ceil(duration / SEGMENT_SECONDS)

const lengthOf = (segment: number, duration: number) =>
  Math.max(0, Math.min(SEGMENT_SECONDS, duration - segment * SEGMENT_SECONDS))

/** Removes segments after the lecture's end. */
const withinLecture = ({ pieces, duration }: Watched): Bitmap =>
  pieces
    .slice(0, Math.ceil(segmentsIn(duration) / 8))
    .map((byte, at) => byte & (0xff >> Math.max(0, at * 8 + 8 - segmentsIn(duration))))

/** Returns the watched seconds, each counted once however often it was played; at most the lecture's length. */
export function watchedSeconds(watched: Watched): number {
  const pieces = withinLecture(watched)
  const last = segmentsIn(watched.duration) - 1
  const missing = has(pieces, last) ? SEGMENT_SECONDS - lengthOf(last, watched.duration) : 0
  return count(pieces) * SEGMENT_SECONDS - missing
}

/** Returns the watched parts in order, with adjacent ones merged, for a chart. */
export function watchedStretches({ pieces, duration }: Watched): Stretch[] {
  const stretches: Stretch[] = []
  for (let segment = 0; segment < segmentsIn(duration); segment += 1) {
    if (!has(pieces, segment)) continue
    const from = segment * SEGMENT_SECONDS
    const to = Math.min(duration, from + SEGMENT_SECONDS)
    const before = stretches.at(-1)
    if (before?.to === from) before.to = to
    else stretches.push({ from, to })
  }
  return stretches
}

/** Encodes segments for a request or a reply: base64 of the bitmap. */
export const encodeSegments = (pieces: Bitmap): string => btoa(String.fromCharCode(...pieces))

/** Decodes segments; undefined for anything else, and for more than a day. */
export function decodeSegments(text: string): Bitmap | undefined {
  if (text.length > Math.ceil(MAX_BYTES / 3) * 4 || text.length % 4 !== 0) return undefined
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  const pieces = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return pieces.length > MAX_BYTES ? undefined : pieces
}

/** Seconds played so far in each segment. */
export type PlayedSeconds = Map<number, number>

/** Adds a played stretch, and returns the segments that now count as watched: those played at least by half. */
export function addPlayed(played: PlayedSeconds, { from, to }: Stretch, duration: number): Bitmap {
  const end = Math.min(to, duration)
  const watched: number[] = []
  for (let segment = Math.max(0, Math.floor(from / SEGMENT_SECONDS)); segment * SEGMENT_SECONDS < end; segment += 1) {
    const start = segment * SEGMENT_SECONDS
    const seconds = (played.get(segment) ?? 0) + Math.min(end, start + SEGMENT_SECONDS) - Math.max(from, start)
    played.set(segment, seconds)
    if (seconds >= lengthOf(segment, duration) / 2) watched.push(segment)
  }
  return bitmapOf(watched)
}

const isDuration = (seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= MAX_SECONDS

/** A report from a student's browser: the encoded segments, and the lecture's length in whole seconds. */
export type WatchingReport = { pieces: string; duration: number }

/** The verdict on a report: the watched segments including it. */
export type WatchingVerdict =
  { ok: true; watched: Watched } | { ok: false; code: 'watching-invalid' | 'watching-too-fast' }

/** How far a report's length may differ from the stored one, in seconds: players measure it differently. */
const LENGTH_TOLERANCE = 5

/** Whether a report's length matches a video's, in seconds; any length matches if the video's is unknown. */
export const isOfLength = ({ duration }: WatchingReport, seconds: number | undefined): boolean =>
  seconds === undefined || Math.abs(duration - seconds) <= LENGTH_TOLERANCE

/**
 * Adds a report to what a student has watched. A repeat changes nothing, nor does the order of two. Refuses segments
 * that the lecture does not have, and more seconds than twice the time since the lecture was first opened, plus a
 * minute. `openedAt` and `now` in epoch milliseconds.
 */
export function addReport(known: Bitmap, report: WatchingReport, openedAt: number, now: number): WatchingVerdict {
  const { duration } = report
  const reported = decodeSegments(report.pieces)
  if (!reported || !isDuration(duration) || count(withinLecture({ pieces: reported, duration })) < count(reported))
    return { ok: false, code: 'watching-invalid' }
  const watched = { pieces: or(known, reported), duration }
  const maxSeconds = (FASTEST * (now - openedAt)) / 1_000 + GRACE_SECONDS
  return watchedSeconds(watched) > maxSeconds ? { ok: false, code: 'watching-too-fast' } : { ok: true, watched }
}
