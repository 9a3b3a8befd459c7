/** A box of an MP4 file: where it begins, how long it is with its header, and how long that is, in bytes. */
export type Box = { type: string; start: number; size: number; header: number }

/** So many bytes hold the longest header of a box. */
export const BOX_HEADER_BYTES = 16

export const uint16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
export const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 65_536 + uint16(bytes, at + 2)

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/**
 * The box whose header begins at `at` of `bytes`, where byte 0 of `bytes` is byte `offset` of a file of `end` bytes; undefined when the
 * header is not whole, says less than itself or reaches beyond `end`. A size of 0 means "to the end" (ISO 14496-12, 4.2).
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

/** The boxes that fill `bytes` from `from` to `to` exactly; undefined when they do not. */
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

/** Where a box's own boxes begin: behind its header and `fields` more bytes. */
export const boxesOf = (bytes: Uint8Array, box: Box, fields = 0): Box[] | undefined =>
  box.header + fields > box.size ? undefined : boxesIn(bytes, box.start + box.header + fields, box.start + box.size)
