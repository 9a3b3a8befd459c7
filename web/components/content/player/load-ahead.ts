import { parseMediaPlaylist } from '#domain/content/hls/media-playlist.ts'
import { renditionFile } from '#domain/content/hls/rendition-names.ts'
import { firstRendition, playlistOf, type Quality, type Rendition, type Variant, variantsIn } from './quality.ts'

/** A file, or a part of one, requested before the player needs it. Times in milliseconds of the page's clock. */
export type Loaded<Body> = { body: Body; start: number; first: number; end: number }

/** A byte range of a file; the end is exclusive. */
type Range = { start: number; end: number }

/** The parts of a lecture that load while the player's code loads. */
export type LoadedAhead = {
  /** The lecture's renditions, and the first one to play; empty and undefined if they can't be loaded now. */
  variants: Promise<readonly Variant[]>
  first: Promise<Rendition | undefined>
  /** Returns a text or a part that is loaded or loading, only once; undefined otherwise. */
  takeText: (url: string) => Promise<Loaded<string>> | undefined
  takeBytes: (url: string, range: Range) => Promise<Loaded<ArrayBuffer>> | undefined
}

async function load<Body>(
  url: string,
  range: Range | undefined,
  read: (response: Response) => Promise<Body>,
): Promise<Loaded<Body>> {
  const start = performance.now()
  const response = await fetch(
    url,
    range && { headers: { range: `bytes=${String(range.start)}-${String(range.end - 1)}` } },
  )
  const first = performance.now()
  if (!response.ok) throw new Error(`${url} was answered with ${String(response.status)}`)
  return { body: await read(response), start, first, end: performance.now() }
}

const absolute = (url: string) => new URL(url, window.location.href).href
const keyOf = (url: string, { start, end }: Range) => `${absolute(url)} ${String(start)}-${String(end)}`

type AheadStart = { master: string; quality: Quality; bandwidth: number | undefined; startAt: number }

/**
 * Requests what the first picture needs as soon as each URL is known: the master playlist, a rendition's playlist, the
 * start of its file, and the segment at `startAt` (seconds). hls.js would request these one by one only after it has
 * loaded. It requests failed ones again.
 */
export function loadAhead({ master, quality, bandwidth, startAt }: AheadStart): LoadedAhead {
  const texts = new Map<string, Promise<Loaded<string>>>()
  const parts = new Map<string, Promise<Loaded<ArrayBuffer>>>()
  const requestText = (url: string) => {
    const text = load(url, undefined, (response) => response.text())
    texts.set(absolute(url), text)
    return text
  }
  const requestPart = (url: string, range: Range) => {
    const part = load(url, range, (response) => response.arrayBuffer())
    // Only the caller that takes a part handles its failure.
    part.catch(() => undefined)
    parts.set(keyOf(url, range), part)
  }
  const variants = requestText(master).then(
    ({ body }) => variantsIn(body),
    () => [],
  )
  const first = variants.then((list) => firstRendition(list, quality, bandwidth))
  const segments = async () => {
    const name = await first
    if (name === undefined) return
    const playlist = playlistOf(master, name)
    const { body } = await requestText(playlist)
    const parsed = parseMediaPlaylist(body, renditionFile(name))
    if (!parsed.ok) return
    const file = new URL(renditionFile(name), absolute(playlist)).href
    requestPart(file, { start: 0, end: parsed.playlist.init })
    let time = 0
    const segment = parsed.playlist.segments.find(({ seconds }) => (time += seconds) > startAt)
    if (segment) requestPart(file, { start: segment.offset, end: segment.offset + segment.size })
  }
  segments().catch(() => undefined)
  const take = <Body>(from: Map<string, Promise<Body>>, key: string) => {
    const taken = from.get(key)
    from.delete(key)
    return taken
  }
  return {
    variants,
    first,
    takeText: (url) => take(texts, absolute(url)),
    takeBytes: (url, range) => take(parts, keyOf(url, range)),
  }
}
