import { type Box, BOX_HEADER_BYTES, boxAt } from '#domain/content/mp4/boxes.ts'
import { indexPosition, MAX_INDEX_BYTES, MAX_TOP_BOXES, movedIndex } from '#domain/content/mp4/fast-start.ts'

/** Whether the index was already in front, was moved there, or couldn't be moved, so that playback starts late. */
export type IndexPlace = 'front' | 'moved' | 'behind'

const read = async (file: Blob, from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())

/** Returns the first boxes of a file, up to and including the index. Reads only their headers. */
async function firstBoxes(file: Blob): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < file.size && boxes.length < MAX_TOP_BOXES;) {
    const box = boxAt(await read(file, at, at + BOX_HEADER_BYTES), 0, file.size, at)
    if (box === undefined) break
    boxes.push(box)
    at += box.size
    if (box.type === 'moov') break
  }
  return boxes
}

/**
 * Moves a video's index in front of its media, so that playback starts before the whole file has loaded. Reads only the
 * index. The result references the file's bytes and is deterministic, so an interrupted upload can resume. Returns the
 * file unchanged when the index can't be moved.
 */
export async function fastStart(file: Blob): Promise<{ body: Blob; place: IndexPlace }> {
  const boxes = await firstBoxes(file)
  if (indexPosition(boxes) === 'front') return { body: file, place: 'front' }
  const index = boxes.find(({ type }) => type === 'moov')
  const first = boxes.find(({ type }) => type !== 'ftyp')
  if (index === undefined || first === undefined || index.size > MAX_INDEX_BYTES) return { body: file, place: 'behind' }
  const end = index.start + index.size
  const moov = movedIndex(await read(file, index.start, end), first.start, index.start)
  if (moov === undefined) return { body: file, place: 'behind' }
  const pieces = [file.slice(0, first.start), moov, file.slice(first.start, index.start), file.slice(end)]
  return { body: new Blob(pieces, { type: file.type }), place: 'moved' }
}
