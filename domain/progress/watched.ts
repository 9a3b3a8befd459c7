import { type Bitmap, bitmapOf, count, has, or } from '../attempts/bitmap.ts'

/** Seconds of one piece of a lecture: what was watched is a set of pieces, piece 0 first (decision 0060). */
export const PIECE_SECONDS = 5
/** The longest lecture whose watching is counted, seconds: a day. */
export const MAX_SECONDS = 86_400

const MAX_BYTES = Math.ceil(MAX_SECONDS / PIECE_SECONDS / 8)
/** No player plays faster than this. */
const FASTEST = 2
/** What may be watched beyond that, for clocks and for the rounding of pieces, seconds. */
const GRACE_SECONDS = 60

/** The pieces that were watched of a lecture; `duration` is the lecture's length in seconds. */
export type Watched = { pieces: Bitmap; duration: number }

/** A part of a lecture, in seconds. */
export type Stretch = { from: number; to: number }

const segmentsIn = (duration: number) => Math.ceil(duration / PIECE_SECONDS)

const lengthOf = (piece: number, duration: number) =>
  Math.max(0, Math.min(PIECE_SECONDS, duration - piece * PIECE_SECONDS))

/** Without what lies behind the lecture's end. */
const withinLecture = ({ pieces, duration }: Watched): Bitmap =>
  pieces
    .slice(0, Math.ceil(segmentsIn(duration) / 8))
    .map((byte, at) => byte & (0xff >> Math.max(0, at * 8 + 8 - segmentsIn(duration))))

/** Seconds that were watched, each counted once however often it was played; never more than the lecture has. */
export function watchedSeconds(watched: Watched): number {
  const pieces = withinLecture(watched)
  const last = segmentsIn(watched.duration) - 1
  const missing = has(pieces, last) ? PIECE_SECONDS - lengthOf(last, watched.duration) : 0
  return count(pieces) * PIECE_SECONDS - missing
}

/** The watched parts in their order, neighbours as one: what a chart shows. */
export function watchedStretches({ pieces, duration }: Watched): Stretch[] {
  const stretches: Stretch[] = []
  for (let piece = 0; piece < segmentsIn(duration); piece += 1) {
    if (!has(pieces, piece)) continue
    const from = piece * PIECE_SECONDS
    const to = Math.min(duration, from + PIECE_SECONDS)
    const before = stretches.at(-1)
    if (before?.to === from) before.to = to
    else stretches.push({ from, to })
  }
  return stretches
}

/** Pieces as text, for a request or a reply: base64 of the bitmap. */
export const encodeSegments = (pieces: Bitmap): string => btoa(String.fromCharCode(...pieces))

/** The pieces of such a text; undefined for anything else, and for more than a day. */
export function decodeSegments(text: string): Bitmap | undefined {
  if (text.length > Math.ceil(MAX_BYTES / 3) * 4 || text.length % 4 !== 0) return undefined
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  const pieces = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return pieces.length > MAX_BYTES ? undefined : pieces
}

/** Seconds that were played of each piece by now. */
export type PlayedSeconds = Map<number, number>

/**
 * Adds a stretch that was played to what was played before, and gives the pieces that count as watched with it: those of
 * which at least half was played.
 */
export function addPlayed(played: PlayedSeconds, { from, to }: Stretch, duration: number): Bitmap {
  const end = Math.min(to, duration)
  const watched: number[] = []
  for (let piece = Math.max(0, Math.floor(from / PIECE_SECONDS)); piece * PIECE_SECONDS < end; piece += 1) {
    const start = piece * PIECE_SECONDS
    const seconds = (played.get(piece) ?? 0) + Math.min(end, start + PIECE_SECONDS) - Math.max(from, start)
    played.set(piece, seconds)
    if (seconds >= lengthOf(piece, duration) / 2) watched.push(piece)
  }
  return bitmapOf(watched)
}

const isDuration = (seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= MAX_SECONDS

/** What a student's browser reports: the pieces as text, and the length of the lecture in whole seconds. */
export type WatchingReport = { pieces: string; duration: number }

/** The verdict of a report: what is watched with it. */
export type WatchingVerdict =
  { ok: true; watched: Watched } | { ok: false; code: 'watching-invalid' | 'watching-too-fast' }

/** A report's length may differ by so much from what the academy knows, seconds: players measure it in ways of their own. */
const LENGTH_TOLERANCE = 5

/** Whether a report is of a video of this length, in seconds; of any, where the academy does not know it. */
export const isOfLength = ({ duration }: WatchingReport, seconds: number | undefined): boolean =>
  seconds === undefined || Math.abs(duration - seconds) <= LENGTH_TOLERANCE

/**
 * What a student has watched with this report. The same report again changes nothing, nor does the order of two. Refused:
 * pieces that the lecture does not have, and more seconds than twice the time since the lecture was first opened, plus a
 * minute. `openedAt` and `now` in epoch milliseconds.
 */
export function addReport(known: Bitmap, report: WatchingReport, openedAt: number, now: number): WatchingVerdict {
  const { duration } = report
  const given = decodeSegments(report.pieces)
  if (!given || !isDuration(duration) || count(withinLecture({ pieces: given, duration })) < count(given))
    return { ok: false, code: 'watching-invalid' }
  const watched = { pieces: or(known, given), duration }
  const most = (FASTEST * (now - openedAt)) / 1_000 + GRACE_SECONDS
  return watchedSeconds(watched) > most ? { ok: false, code: 'watching-too-fast' } : { ok: true, watched }
}
