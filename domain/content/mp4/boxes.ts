/** A box of an MP4 file: its start, its size including the header, and the header's size, in bytes. */
export type Box = { type: string; start: number; size: number; header: number }

/** The maximum size of a box header, in bytes. */
export const BOX_HEADER_BYTES = 16

export const uint16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
export const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 65_536 + uint16(bytes, at + 2)

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/**
 * Returns the box whose header begins at `at` of `bytes`, where byte 0 of `bytes` is byte `offset` of a file of `end`
 * bytes; undefined if the header is incomplete, its size is smaller than itself, or it extends beyond `end`. A size of
 * 0 means "to the end" (ISO 14496-12, 4.2).
 */
export function boxAt(bytes: Uint8Array, at: number, end: number, offset = 0): Box | undefined {
  if (at < 0 || at + 8 > bytes.length) return undefined
  const [short, type, start] = [uint32(bytes, at), text(bytes, at + 4), offset + at]
  const isLong = short === 1
  if (isLong && at + 16 > bytes.length) return undefined
  const header = isLong ? 16 : 8
  const size = isLong ? uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12) : short === 0 ? end - start : short
  return size < header || start + size > end ? undefined : { type, start, size, header }
}

/** Returns the boxes that fill `bytes` from `from` to `to` exactly; undefined if they don't. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    const box = to <= bytes.length ? boxAt(bytes, at, to) : undefined
    if (box === undefined) return undefined
    boxes.push(box)
    at += box.size
  }
  return boxes
}

/** Returns a box's child boxes, which begin after its header and `fields` more bytes. */
export const boxesOf = (bytes: Uint8Array, box: Box, fields = 0): Box[] | undefined =>
  box.header + fields > box.size ? undefined : boxesIn(bytes, box.start + box.header + fields, box.start + box.size)
