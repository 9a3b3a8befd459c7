import { BOX_HEADER_BYTES, boxAt } from '#domain/content/mp4/boxes.ts'

/** So many first bytes of a segment usually hold all headers that `segmentShape` looks at. */
export const SEGMENT_HEAD_BYTES = 8 * 1024

/** What a segment's boxes are: right, wrong, or not to be said before the bytes from `from` on are read as well. */
export type SegmentShape = { kind: 'segment' } | { kind: 'wrong' } | { kind: 'more'; from: number }

const NEXT: Readonly<Record<string, readonly string[]>> = {
  '': ['styp', 'sidx', 'moof'],
  styp: ['sidx', 'moof'],
  sidx: ['moof'],
  moof: ['mdat'],
  mdat: [],
}

/**
 * Whether the boxes of a segment of `size` bytes are those of fragmented MP4 (styp and sidx, which may be absent, moof, mdat) and fill it
 * exactly. `pieces` are bytes of it that are known, each with where it begins in the segment.
 */
export function segmentShape(pieces: readonly { at: number; bytes: Uint8Array }[], size: number): SegmentShape {
  let [before, at] = ['', 0]
  while (at < size) {
    const need = Math.min(BOX_HEADER_BYTES, size - at)
    const piece = pieces.find(({ at: from, bytes }) => at >= from && at + need <= from + bytes.length)
    if (piece === undefined) return { kind: 'more', from: at }
    const box = boxAt(piece.bytes, at - piece.at, size, piece.at)
    if (box === undefined || NEXT[before]?.includes(box.type) !== true) return { kind: 'wrong' }
    before = box.type
    at += box.size
  }
  return { kind: before === 'mdat' ? 'segment' : 'wrong' }
}
