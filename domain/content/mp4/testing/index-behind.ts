import { boxesIn, boxesOf, type Box, uint32 } from '#domain/content/mp4/boxes.ts'

const OFFSET_TABLE_PATH = ['moov', 'trak', 'mdia', 'minf', 'stbl']

/**
 * A fast-start file with its index moved after its media, as cameras and editors write it: the same video, but it
 * starts playing late.
 */
export function indexBehind(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const boxes = boxesIn(file, 0, file.length) ?? []
  const index = boxes.find(({ type }) => type === 'moov')
  if (index === undefined) throw new Error('The file has no index')
  const moov = file.slice(index.start, index.start + index.size)
  const view = new DataView(moov.buffer)
  const shift = (all: readonly Box[]): void => {
    for (const box of all) {
      if (OFFSET_TABLE_PATH.includes(box.type)) shift(boxesOf(moov, box) ?? [])
      if (box.type !== 'stco') continue
      const first = box.start + box.header + 8
      for (let at = first; at < box.start + box.size; at += 4) view.setUint32(at, uint32(moov, at) - moov.length)
    }
  }
  shift(boxesIn(moov, 0, moov.length) ?? [])
  const result = new Uint8Array(file.length)
  result.set(file.subarray(0, index.start))
  result.set(file.subarray(index.start + index.size), index.start)
  result.set(moov, file.length - moov.length)
  return result
}
