import { type Box, boxesIn, boxesOf, uint16 } from '#domain/content/mp4/boxes.ts'
import { MAX_LINES, type RenditionName } from './rendition-names.ts'

/**
 * The tracks of a fragmented file, read from its first bytes: picture size in pixels, 0 without a picture; codecs in
 * RFC 6381 format.
 */
export type InitFacts = { width: number; height: number; codecs: readonly string[] }

const find = (boxes: readonly Box[] | undefined, type: string): Box | undefined =>
  boxes?.find((box) => box.type === type)

/** Returns a track's only sample entry. */
function entryOf(bytes: Uint8Array, trak: Box): Box | undefined {
  const path = ['mdia', 'minf', 'stbl', 'stsd'].reduce<Box | undefined>(
    (box, type) => (box === undefined ? undefined : find(boxesOf(bytes, box), type)),
    trak,
  )
  // Skips the version, the flags, and the number of entries.
  const entries = path && boxesOf(bytes, path, 8)
  return entries?.length === 1 ? entries[0] : undefined
}

const hex = (value: number) => value.toString(16).padStart(2, '0')

/** Reads an H.264 track: size, and the profile, constraints, and level of its decoder record. */
function pictures(bytes: Uint8Array, entry: Box): InitFacts | undefined {
  const avcC = find(boxesOf(bytes, entry, 78), 'avcC')
  if (avcC === undefined || avcC.size < 15) return undefined
  const [width, height] = [uint16(bytes, entry.start + 32), uint16(bytes, entry.start + 34)]
  const at = avcC.start + avcC.header
  const codec = [1, 2, 3].map((n) => hex(bytes[at + n] ?? 0)).join('')
  return width > 0 && height > 0 && bytes[at] === 1 ? { width, height, codecs: [`avc1.${codec}`] } : undefined
}

/** Returns where the content of a descriptor (ISO 14496-1, 8.3.3) at `at` begins, searching up to `end`. */
function descriptor(bytes: Uint8Array, at: number, end: number, tag: number): number | undefined {
  if (bytes[at] !== tag) return undefined
  for (let next = at + 1; next < Math.min(end, at + 5); next += 1) if ((bytes[next] ?? 0) < 128) return next + 1
  return undefined
}

/** Reads an AAC track: the object type of its decoder configuration. */
function sound(bytes: Uint8Array, entry: Box): InitFacts | undefined {
  const esds = find(boxesOf(bytes, entry, 28), 'esds')
  if (esds === undefined) return undefined
  const end = esds.start + esds.size
  const stream = descriptor(bytes, esds.start + esds.header + 4, end, 3)
  // The stream's number and flags; flags that announce further fields are not supported.
  const decoder = stream === undefined || bytes[stream + 2] !== 0 ? undefined : descriptor(bytes, stream + 3, end, 4)
  const specific = decoder === undefined ? undefined : descriptor(bytes, decoder + 13, end, 5)
  if (decoder === undefined || specific === undefined || specific + 2 > end || bytes[decoder] !== 0x40) return undefined
  const type = (bytes[specific] ?? 0) >> 3
  return [2, 5, 29].includes(type) ? { width: 0, height: 0, codecs: [`mp4a.40.${String(type)}`] } : undefined
}

function track(bytes: Uint8Array, trak: Box): InitFacts | undefined {
  const entry = entryOf(bytes, trak)
  if (entry?.type === 'avc1') return pictures(bytes, entry)
  return entry?.type === 'mp4a' ? sound(bytes, entry) : undefined
}

/**
 * Returns the tracks declared at the beginning of a fragmented MP4 file: at most one H.264 and one AAC track,
 * unprotected. Undefined for anything else: `bytes` are exactly the file type and index.
 */
export function initFacts(bytes: Uint8Array): InitFacts | undefined {
  const [ftyp, moov, ...more] = boxesIn(bytes, 0, bytes.length) ?? []
  if (ftyp?.type !== 'ftyp' || moov?.type !== 'moov' || more.length > 0) return undefined
  const boxes = boxesOf(bytes, moov)
  const tracks = (boxes ?? []).filter(({ type }) => type === 'trak').map((trak) => track(bytes, trak))
  const known = tracks.filter((facts) => facts !== undefined)
  const [withPictures, withSound] = [
    known.filter(({ height }) => height > 0),
    known.filter(({ height }) => height === 0),
  ]
  if (known.length === 0 || known.length < tracks.length || find(boxes, 'mvex') === undefined) return undefined
  if (withPictures.length > 1 || withSound.length > 1) return undefined
  const [{ width, height } = { width: 0, height: 0 }] = withPictures
  return { width, height, codecs: [...withPictures, ...withSound].flatMap(({ codecs }) => codecs) }
}

/** Whether tracks match a rendition: audio only, or a picture with at most its number of lines. */
export function isOfRendition({ height, codecs }: InitFacts, name: RenditionName): boolean {
  if (name === 'audio') return height === 0 && codecs.length === 1
  return height > 0 && height <= MAX_LINES[name]
}
