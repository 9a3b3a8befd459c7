import { MAX_RENDITION_BYTES } from './rendition-names.ts'

/** A byte range of a rendition's file, and its duration in seconds. */
export type Segment = { offset: number; size: number; seconds: number }

/**
 * A media playlist over ranges of one file (RFC 8216): its initialization (`init` bytes), then consecutive segments.
 */
export type MediaPlaylist = { target: number; init: number; segments: readonly Segment[] }

/** Three hours in segments of six seconds; the server checks each. */
export const MAX_SEGMENTS = 1_800
export const MAX_INIT_BYTES = 64 * 1024
/** The longest target duration, in seconds. */
const MAX_TARGET = 20
const MIN_SECONDS = 0.001
const MAX_TEXT = 400_000

/** Tags before the first segment, each at most once, with their allowed values. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  '#EXT-X-VERSION': /^[67]$/,
  '#EXT-X-PLAYLIST-TYPE': /^VOD$/,
  '#EXT-X-TARGETDURATION': /^\d{1,2}$/,
  '#EXT-X-MEDIA-SEQUENCE': /^0$/,
  '#EXT-X-INDEPENDENT-SEGMENTS': /^$/,
}

export type ParsedPlaylist = { ok: true; playlist: MediaPlaylist } | { ok: false; line: number }

/** Returns the size in bytes of the file that a playlist describes. */
export const sizeOf = ({ init, segments }: MediaPlaylist): number =>
  segments.reduce((sum, { size }) => sum + size, init)

/** Returns a playlist's duration in seconds. */
export const secondsOf = ({ segments }: Pick<MediaPlaylist, 'segments'>): number =>
  segments.reduce((sum, { seconds }) => sum + seconds, 0)

/**
 * Parses a media playlist by a strict grammar: a video on demand over consecutive ranges of one file, `fileName`, from
 * its first byte, none longer than the target duration. Refuses anything else (another address, a key, an unexpected
 * tag) with its line, from 1.
 */
export function parseMediaPlaylist(text: string, fileName: string): ParsedPlaylist {
  const lines = text.length > MAX_TEXT ? [] : text.split('\n').map((line) => line.replace(/\r$/, ''))
  let at = 0
  const refused = (): ParsedPlaylist => ({ ok: false, line: at + 1 })
  const skipEmpty = () => {
    while (lines[at] === '') at += 1
  }
  if (lines[at] !== '#EXTM3U') return refused()
  at += 1

  const headers = new Map<string, string>()
  let init: number | undefined
  for (; ; at += 1) {
    skipEmpty()
    const line = lines[at]
    if (line === undefined || line.startsWith('#EXTINF:')) break
    const map = /^#EXT-X-MAP:URI="([^"]*)",BYTERANGE="(\d{1,6})@0"$/.exec(line)
    if (map !== null) {
      if (init !== undefined || map[1] !== fileName) return refused()
      init = Number(map[2])
      continue
    }
    const [, tag = '', value = ''] = /^(#[A-Z0-9-]+)(?::(.*))?$/.exec(line) ?? []
    if (headers.has(tag) || HEADERS[tag]?.test(value) !== true) return refused()
    headers.set(tag, value)
  }
  const target = Number(headers.get('#EXT-X-TARGETDURATION') ?? 0)
  if (init === undefined || init < 16 || init > MAX_INIT_BYTES || target < 1 || target > MAX_TARGET) return refused()

  const segments: Segment[] = []
  let offset = init
  while (lines[at] !== '#EXT-X-ENDLIST') {
    const [, seconds = ''] = /^#EXTINF:(\d{1,2}(?:\.\d{1,15})?),$/.exec(lines[at] ?? '') ?? []
    const length = Number(seconds)
    if (seconds === '' || length < MIN_SECONDS || Math.round(length) > target) return refused()
    at += 1
    const [, size = '', from = ''] = /^#EXT-X-BYTERANGE:(\d{1,10})@(\d{1,10})$/.exec(lines[at] ?? '') ?? []
    if (size === '' || Number(size) < 16 || Number(from) !== offset) return refused()
    at += 1
    if (lines[at] !== fileName) return refused()
    segments.push({ offset, size: Number(size), seconds: length })
    offset += Number(size)
    if (segments.length > MAX_SEGMENTS || offset > MAX_RENDITION_BYTES) return refused()
    at += 1
    skipEmpty()
  }
  at += 1
  skipEmpty()
  return segments.length === 0 || at < lines.length ? refused() : { ok: true, playlist: { target, init, segments } }
}

/** A media playlist as it is stored. */
export function writeMediaPlaylist({ target, init, segments }: MediaPlaylist, fileName: string): string {
  const head = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-PLAYLIST-TYPE:VOD', `#EXT-X-TARGETDURATION:${String(target)}`]
  const map = `#EXT-X-MAP:URI="${fileName}",BYTERANGE="${String(init)}@0"`
  const body = segments.flatMap(({ offset, size, seconds }) => [
    `#EXTINF:${seconds.toFixed(6)},`,
    `#EXT-X-BYTERANGE:${String(size)}@${String(offset)}`,
    fileName,
  ])
  return [...head, '#EXT-X-INDEPENDENT-SEGMENTS', map, ...body, '#EXT-X-ENDLIST', ''].join('\n')
}
