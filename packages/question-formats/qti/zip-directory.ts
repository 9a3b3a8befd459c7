/** A file in a zip: where its bytes lie, and how many there are packed and unpacked. */
export type ZipEntry = { name: string; isPacked: boolean; start: number; packed: number; size: number }

/** Bytes of the record at the end of a zip, of an entry of its directory, and of the header before an entry's own bytes. */
const END = 22
const ENTRY = 46
const HEADER = 30
/** The longest comment after the record at the end. */
const LONGEST_COMMENT = 65_535
/** What stands for a number that does not fit in its place and is found elsewhere (ZIP64). */
const ELSEWHERE = 0xffff_ffff

const broken = () => new RangeError('The zip is broken.')

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

/** How many entries the directory has, and where it begins. */
function directoryOf(view: DataView): { count: number; at: number } {
  const last = view.byteLength - END
  for (let end = last; end >= Math.max(0, last - LONGEST_COMMENT); end -= 1) {
    if (view.getUint32(end, true) !== 0x0605_4b50) continue
    const own = { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) }
    if (own.count !== 0xffff && own.at !== ELSEWHERE) return own
    const record = longAt(view, end - 12)
    return { count: longAt(view, record + 32), at: longAt(view, record + 48) }
  }
  throw broken()
}

/** Numbers of an entry that lie in its field of ZIP64, between two places, in their order; the others are as they are. */
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

/** The directory of a zip, entry by entry: nothing is unpacked. Throws a RangeError where it is broken, encrypted, or packed otherwise. */
export function* zipEntries(bytes: Uint8Array): Generator<ZipEntry> {
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
    // Files that share bytes would be unpacked once for each; a file that is not packed is as long as it states.
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
