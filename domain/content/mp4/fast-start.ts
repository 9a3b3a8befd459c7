import { type Box, boxesIn, boxesOf, uint32 } from './boxes.ts'

/** The maximum size of an index to move: it must fit in memory. */
export const MAX_INDEX_BYTES = 64 * 1024 * 1024
/** Files with more boxes are left unchanged. */
export const MAX_TOP_BOXES = 1_000

/**
 * Whether a file's index (moov) comes before its media (mdat), so that playback starts after the first bytes. `boxes`
 * are the file's first boxes, in order; 'unknown' if neither is among them. The fragments of a fragmented file (moof)
 * always follow its index.
 */
export function indexPosition(boxes: readonly Pick<Box, 'type'>[]): 'front' | 'behind' | 'unknown' {
  const first = boxes.find(({ type }) => type === 'moov' || type === 'mdat')
  if (first === undefined) return 'unknown'
  return first.type === 'moov' ? 'front' : 'behind'
}

/** Boxes on the path from the index to its tables of offsets. */
const OFFSET_TABLE_PATH = ['moov', 'trak', 'mdia', 'minf', 'stbl']
/** Boxes with other offsets into the file, or of a fragmented file: such an index is not moved. */
const UNMOVABLE = ['saio', 'cmov', 'mvex']

type Table = { at: number; count: number; isLong: boolean }

/** Returns the tables of chunk offsets below these boxes; undefined if one of them cannot be moved. */
function tablesIn(moov: Uint8Array, boxes: readonly Box[] | undefined): Table[] | undefined {
  const tables: Table[] = []
  for (const box of boxes ?? []) {
    if (UNMOVABLE.includes(box.type)) return undefined
    if (OFFSET_TABLE_PATH.includes(box.type)) {
      const below = tablesIn(moov, boxesOf(moov, box))
      if (below === undefined) return undefined
      tables.push(...below)
    }
    if (box.type !== 'stco' && box.type !== 'co64') continue
    const isLong = box.type === 'co64'
    // Version and flags, then the count.
    const [at, count] = [box.start + box.header + 8, uint32(moov, box.start + box.header + 4)]
    if (at + count * (isLong ? 8 : 4) !== box.start + box.size) return undefined
    tables.push({ at, count, isLong })
  }
  return boxes && tables
}

const LIMIT = 2 ** 32

/**
 * Returns an MP4 file's index as it must read in front of the media: chunks between `from`, its new position, and `to`,
 * its old one, move back by `moov.length` bytes; later ones stay. Undefined if it can't be moved: a chunk anywhere
 * else, an offset beyond 32 bits, or unknown offsets.
 */
export function movedIndex(moov: Uint8Array, from: number, to: number): Uint8Array<ArrayBuffer> | undefined {
  const [root, ...more] = boxesIn(moov, 0, moov.length) ?? []
  const tables = root?.type === 'moov' && more.length === 0 ? tablesIn(moov, [root]) : undefined
  if (root === undefined || tables === undefined || tables.length === 0) return undefined
  const moved = Uint8Array.from(moov)
  const view = new DataView(moved.buffer)
  // The last box may have "to the end" instead of a size.
  if (root.header === 8) view.setUint32(0, moov.length)
  for (const { at, count, isLong } of tables) {
    for (let n = 0; n < count; n += 1) {
      const entryAt = at + n * (isLong ? 8 : 4)
      const offset = isLong ? uint32(moov, entryAt) * LIMIT + uint32(moov, entryAt + 4) : uint32(moov, entryAt)
      const isBehind = offset >= to + moov.length
      const later = isBehind ? offset : offset + moov.length
      if ((!isBehind && (offset < from || offset >= to)) || (!isLong && later >= LIMIT)) return undefined
      if (isLong) view.setUint32(entryAt, Math.floor(later / LIMIT))
      view.setUint32(isLong ? entryAt + 4 : entryAt, later % LIMIT)
    }
  }
  return moved
}
