import { Inflate, inflateSync } from 'fflate'
import { formatWords } from '../words.ts'
import { type Chunks, chunksOf } from '../text/text-slices.ts'

/** A file in a zip: its position, and its compressed and uncompressed sizes. */
type ZipEntry = { name: string; isPacked: boolean; start: number; packed: number; size: number }

/** Sizes in bytes of the record at the end of a zip, of a directory entry, and of the header before an entry's data. */
const END = 22
const ENTRY = 46
const HEADER = 30
/** The maximum length of the comment after the end record. */
const MAX_COMMENT_LENGTH = 65_535
/** Placeholder for a number that is stored in the ZIP64 field because it is too large. */
const ELSEWHERE = 0xffff_ffff

const broken = () => new RangeError('The zip is broken.')

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

/** The number of directory entries, and the directory's position. */
function directoryOf(view: DataView): { count: number; at: number } {
  const last = view.byteLength - END
  for (let end = last; end >= Math.max(0, last - MAX_COMMENT_LENGTH); end -= 1) {
    if (view.getUint32(end, true) !== 0x0605_4b50) continue
    const own = { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) }
    if (own.count !== 0xffff && own.at !== ELSEWHERE) return own
    const record = longAt(view, end - 12)
    return { count: longAt(view, record + 32), at: longAt(view, record + 48) }
  }
  throw broken()
}

/** Reads an entry's ZIP64 numbers between two positions, in order; the others stay unchanged. */
function longNumbers(view: DataView, numbers: readonly number[], from: number, to: number): number[] {
  let at = from
  while (numbers.includes(ELSEWHERE) && at < to && view.getUint16(at, true) !== 1)
    at += 4 + view.getUint16(at + 2, true)
  at += 4
  return numbers.map((number) => {
    if (number !== ELSEWHERE) return number
    at += 8
    return longAt(view, at - 8)
  })
}

/**
 * Reads the directory of a zip, entry by entry, without unpacking anything. Throws a RangeError if it is broken,
 * encrypted, or uses an unsupported compression.
 */
function* zipEntries(bytes: Uint8Array): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directory = directoryOf(view)
  let { at } = directory
  let together = 0
  const decoder = new TextDecoder()
  for (let index = 0; index < directory.count; index += 1) {
    if (view.getUint32(at, true) !== 0x0201_4b50) throw broken()
    const short = (place: number) => view.getUint16(at + place, true)
    const long = (place: number) => view.getUint32(at + place, true)
    const isEncrypted = short(8) % 2 === 1
    const method = short(10)
    const extra = at + ENTRY + short(28)
    const next = extra + short(30) + short(32)
    const [size = 0, packed = 0, header = 0] = longNumbers(view, [long(24), long(20), long(42)], extra, next)
    const start = header + HEADER + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    together += packed
    // Overlapping files would be unpacked once each; an uncompressed file must have its stated size.
    const isWithin = start + packed <= bytes.length && together <= bytes.length && (method !== 0 || packed === size)
    if (isEncrypted || (method !== 0 && method !== 8) || !isWithin) throw broken()
    yield {
      name: decoder.decode(bytes.subarray(at + ENTRY, extra)),
      isPacked: method === 8,
      start,
      packed,
      size,
    }
    at = next
  }
}

/** The maximum uncompressed size of all files in bytes, and the maximum ratio to the package's size. */
const MAX_UNPACKED = 200_000_000
const MUCH = 20_000_000
const MAX_TIMES = 100
const MAX_FILES = 50_000

/** Whether a path leaves the package. */
const leadsOut = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0')

/** Compressed bytes per step; they may expand a thousandfold. */
const PACKED = 8_192
/**
 * The maximum size of a file to unpack at once: the manifest of 10,000 questions has about 4 million bytes and is read
 * twice.
 */
const SMALL = 8_000_000

const zipBroken = () => new Error(formatWords.zipBroken)

/** Unpacks a file in chunks. Throws an Error with a sentence if it is broken or exceeds its stated size. */
function* inflated(packed: Uint8Array, size: number): Generator<Uint8Array> {
  let ready: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((chunk) => {
    length += chunk.length
    if (length > size) throw zipBroken()
    ready.push(chunk)
  })
  for (let from = 0; from < packed.length; from += PACKED) {
    try {
      inflate.push(packed.subarray(from, from + PACKED), from + PACKED >= packed.length)
    } catch {
      throw zipBroken()
    }
    const chunks = ready
    ready = []
    yield* chunks
  }
}

/** The files of a zip, each unpacked on demand. */
export type Package = {
  paths: readonly string[]
  has: (path: string) => boolean
  /** The bytes of a file; undefined if it doesn't exist. Throws an Error with a sentence if it is broken. */
  bytesOf: (path: string) => Uint8Array | undefined
  /** The bytes of a file in chunks, so that a large one never has to fit in memory. */
  chunksOf: (path: string) => Chunks | undefined
}

/**
 * Opens a zip. Checks the sum of the stated sizes before unpacking, and never unpacks more than a file's stated size. A
 * path that leaves the package refuses the whole zip. Throws an Error with a sentence.
 */
export function openPackage(bytes: Uint8Array): Package {
  const entries = new Map<string, ZipEntry>()
  let stated = 0
  let files = 0
  const problemOf = ({ name }: ZipEntry): string | undefined => {
    if (leadsOut(name)) return formatWords.zipPath(name.slice(0, 100))
    const isLarge = stated > MAX_UNPACKED || (stated > MUCH && stated > bytes.length * MAX_TIMES)
    return isLarge || files > MAX_FILES ? formatWords.unpackedLarge : undefined
  }
  let problem: string | undefined
  try {
    for (const entry of zipEntries(bytes)) {
      files += 1
      stated += entry.size
      problem = problemOf(entry)
      if (problem !== undefined) break
      if (!entry.name.endsWith('/')) entries.set(entry.name, entry)
    }
  } catch (error) {
    throw new Error(formatWords.zipBroken, { cause: error })
  }
  if (problem !== undefined) throw new Error(problem)
  const packedOf = ({ start, packed }: ZipEntry) => bytes.subarray(start, start + packed)
  const bytesOf = (path: string): Uint8Array | undefined => {
    const entry = entries.get(path)
    if (!entry?.isPacked) return entry && packedOf(entry).slice()
    try {
      return inflateSync(packedOf(entry), { out: new Uint8Array(entry.size) })
    } catch {
      throw zipBroken()
    }
  }
  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    bytesOf,
    chunksOf: (path) => {
      const entry = entries.get(path)
      if (!entry) return undefined
      const packed = packedOf(entry)
      if (!entry.isPacked) return chunksOf(packed)
      // For a small file, a stream costs more than it saves.
      if (entry.size <= SMALL) return chunksOf(bytesOf(path) ?? packed)
      return () => inflated(packed, entry.size)
    },
  }
}
