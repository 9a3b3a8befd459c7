import { unzipSync } from 'fflate'
import { fileWords } from '#domain/messages/imports.ts'
import { formatWords } from '#domain/messages/formats.ts'

/** Bytes of a package's files together, unpacked, and how many times its own size they may be when they are many. */
const MOST_UNPACKED = 200_000_000
const MUCH = 20_000_000
const MOST_TIMES = 100
const MOST_FILES = 50_000

/** Whether a path leads out of the package. */
const leadsOut = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0')

/**
 * The files of a zip by their paths. The sizes that it states are added up before anything is unpacked, and no file gets more room than
 * it states; a path that leads out of it refuses the whole. Throws an Error with a sentence.
 */
export function unpackPackage(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  let files = 0
  let stated = 0
  let problem: string | undefined
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    files += 1
    stated += originalSize
    if (leadsOut(name)) problem ??= formatWords.zipPath(name.slice(0, 100))
    const isLarge = stated > MOST_UNPACKED || (stated > MUCH && stated > bytes.length * MOST_TIMES)
    if (isLarge || files > MOST_FILES) problem ??= fileWords.unpackedLarge
    // Once there is a problem nothing more is unpacked.
    return problem === undefined && !name.endsWith('/')
  }
  try {
    // A first pass looks at the names and sizes alone.
    unzipSync(bytes, { filter: (file) => filter(file) && false })
    if (problem !== undefined) throw new Error(problem)
    return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => !name.endsWith('/') })))
  } catch (error) {
    throw new Error(problem ?? formatWords.zipBroken, { cause: error })
  }
}
