import { unzipSync } from 'fflate'
import { fileWords } from '#domain/messages/imports.ts'

/** Bytes of a workbook's parts together, unpacked: a file that says more is not unpacked at all. */
const MOST_UNPACKED = 200_000_000
const MOST_PARTS = 2_000

/** The names of a zip's parts, and those that are wanted, unpacked. */
export type Unpacked = { names: ReadonlySet<string>; parts: ReadonlyMap<string, Uint8Array> }

/**
 * Unpacks the wanted parts of a zip. The sizes that it states are added up before, and no part gets more room than it states, so that a
 * small file cannot grow without end. Throws an Error with a sentence.
 */
export function unpackZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  const names = new Set<string>()
  let stated = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    names.add(name)
    if (names.size > MOST_PARTS) throw new Error(fileWords.unpackedLarge)
    if (!isWanted(name)) return false
    stated += originalSize
    if (stated > MOST_UNPACKED) throw new Error(fileWords.unpackedLarge)
    return true
  }
  try {
    return { names, parts: new Map(Object.entries(unzipSync(bytes, { filter }))) }
  } catch (error) {
    if (error instanceof Error && error.message === fileWords.unpackedLarge) throw error
    throw new Error(fileWords.workbookBroken)
  }
}
