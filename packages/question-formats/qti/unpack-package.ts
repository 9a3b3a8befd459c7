import { Inflate, inflateSync } from 'fflate'
import { formatWords } from '../words.ts'
import { type Chunks, chunksOf } from '../text/text-slices.ts'
import { type ZipEntry, zipEntries } from './zip-directory.ts'

/** Bytes of a package's files together, unpacked, and how many times its own size they may be when they are many. */
const MOST_UNPACKED = 200_000_000
const MUCH = 20_000_000
const MOST_TIMES = 100
const MOST_FILES = 50_000

/** Whether a path leads out of the package. */
const leadsOut = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0')

/** Packed bytes that are unpacked together: they may become a thousand times as many. */
const PACKED = 8_192
/** Bytes of a file that is unpacked at once: the manifest of 10,000 questions has some 4 million, and is gone through twice. */
const SMALL = 8_000_000

const zipBroken = () => new Error(formatWords.zipBroken)

/** The bytes of a packed file in chunks. Throws an Error with a sentence where it is broken or longer than it states. */
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

/** The files of a zip, each unpacked when it is needed. */
export type Package = {
  paths: readonly string[]
  has: (path: string) => boolean
  /** The bytes of a file; undefined: it has none of this path. Throws an Error with a sentence where it is broken. */
  bytesOf: (path: string) => Uint8Array | undefined
  /** The bytes of a file in chunks, so that a large one is never there as a whole. */
  chunksOf: (path: string) => Chunks | undefined
}

/**
 * Opens a zip. The sizes that it states are added up before anything is unpacked, and no file gets more room than it states; a path that
 * leads out of it refuses the whole. Throws an Error with a sentence.
 */
export function openPackage(bytes: Uint8Array): Package {
  const entries = new Map<string, ZipEntry>()
  let stated = 0
  let files = 0
  const problemOf = ({ name }: ZipEntry): string | undefined => {
    if (leadsOut(name)) return formatWords.zipPath(name.slice(0, 100))
    const isLarge = stated > MOST_UNPACKED || (stated > MUCH && stated > bytes.length * MOST_TIMES)
    return isLarge || files > MOST_FILES ? formatWords.unpackedLarge : undefined
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
      // For small ones a stream costs more than it spares.
      if (entry.size <= SMALL) return chunksOf(bytesOf(path) ?? packed)
      return () => inflated(packed, entry.size)
    },
  }
}
