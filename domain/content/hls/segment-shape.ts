import { BOX_HEADER_BYTES, boxAt } from '#domain/content/mp4/boxes.ts'

/** The number of first bytes of a segment that usually contain all headers that `segmentShape` reads. */
export const SEGMENT_HEAD_BYTES = 8 * 1024

/** The verdict on a segment's boxes: right, wrong, or undecided until the bytes from `from` on are read as well. */
export type SegmentShape = { kind: 'segment' } | { kind: 'wrong' } | { kind: 'more'; from: number }

const NEXT: Readonly<Record<string, readonly string[]>> = {
  '': ['styp', 'sidx', 'moof'],
  styp: ['sidx', 'moof'],
  sidx: ['moof'],
  moof: ['mdat'],
  mdat: [],
}

/**
 * Checks whether a segment of `size` bytes consists exactly of the boxes of fragmented MP4 (optional styp and sidx,
 * moof, mdat). `chunks` are the known bytes, each with its offset in the segment.
 */
export function segmentShape(chunks: readonly { at: number; bytes: Uint8Array }[], size: number): SegmentShape {
  let [before, at] = ['', 0]
  while (at < size) {
    const need = Math.min(BOX_HEADER_BYTES, size - at)
    const chunk = chunks.find(({ at: from, bytes }) => at >= from && at + need <= from + bytes.length)
    if (chunk === undefined) return { kind: 'more', from: at }
    const box = boxAt(chunk.bytes, at - chunk.at, size, chunk.at)
    if (box === undefined || NEXT[before]?.includes(box.type) !== true) return { kind: 'wrong' }
    before = box.type
    at += box.size
  }
  return { kind: before === 'mdat' ? 'segment' : 'wrong' }
}
