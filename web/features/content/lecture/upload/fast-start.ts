import { type Box, BOX_HEADER_BYTES, boxAt } from '#domain/content/mp4/boxes.ts'
import { indexPlace, MAX_INDEX_BYTES, MAX_TOP_BOXES, movedIndex } from '#domain/content/mp4/fast-start.ts'

/** Whether a video's index was in front already, was moved there, or could not be moved: then it starts late. */
export type IndexPlace = 'front' | 'moved' | 'behind'

const read = async (file: Blob, from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())

/** The first boxes of a file, until it is known where its index is and what lies before it; only their headers are read. */
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
 * A video with its index in front of its media, so that it plays before all of it has loaded. Only the index is read:
 * the result refers to the file's bytes and is the same each time, so an interrupted upload continues. A file whose
 * index can't be moved stays as it is.
 */
export async function fastStart(file: Blob): Promise<{ body: Blob; place: IndexPlace }> {
  const boxes = await firstBoxes(file)
  if (indexPlace(boxes) === 'front') return { body: file, place: 'front' }
  const index = boxes.find(({ type }) => type === 'moov')
  const first = boxes.find(({ type }) => type !== 'ftyp')
  if (index === undefined || first === undefined || index.size > MAX_INDEX_BYTES) return { body: file, place: 'behind' }
  const end = index.start + index.size
  const moov = movedIndex(await read(file, index.start, end), first.start, index.start)
  if (moov === undefined) return { body: file, place: 'behind' }
  const pieces = [file.slice(0, first.start), moov, file.slice(first.start, index.start), file.slice(end)]
  return { body: new Blob(pieces, { type: file.type }), place: 'moved' }
}
