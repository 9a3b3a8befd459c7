import { type InitFacts, initFacts, isOfRendition } from '#domain/content/hls/init-facts.ts'
import { type MediaPlaylist, type Segment, sizeOf } from '#domain/content/hls/media-playlist.ts'
import type { RenditionName } from '#domain/content/hls/rendition-names.ts'
import { SEGMENT_HEAD_BYTES, segmentShape } from '#domain/content/hls/segment-shape.ts'
import { BOX_HEADER_BYTES } from '#domain/content/mp4/boxes.ts'
import type { MediaFiles } from './media-files.ts'

/** So many segments are looked at together. */
const AT_ONCE = 32
/** A segment whose headers lie in more places than this is none of ours. */
const MOST_READS = 6

async function isSegment(key: string, { offset, size }: Segment, files: MediaFiles): Promise<boolean> {
  const read = async (at: number, bytes: number) => ({
    at,
    bytes: await files.range(key, offset + at, Math.min(bytes, size - at)),
  })
  const pieces = [await read(0, SEGMENT_HEAD_BYTES)]
  while (pieces.length <= MOST_READS) {
    const shape = segmentShape(pieces, size)
    if (shape.kind !== 'more') return shape.kind === 'segment'
    pieces.push(await read(shape.from, BOX_HEADER_BYTES))
  }
  return false
}

/**
 * The tracks of a stored rendition whose bytes are what its playlist says: as many of them, a beginning with the tracks that its name
 * promises, and in every range one segment that fills it. Undefined otherwise. Reads headers alone, 8 KB of each segment.
 */
export async function checkedInit(
  key: string,
  name: RenditionName,
  playlist: MediaPlaylist,
  files: MediaFiles,
): Promise<InitFacts | undefined> {
  if ((await files.size(key)) !== sizeOf(playlist)) return undefined
  const facts = initFacts(await files.range(key, 0, playlist.init))
  if (facts === undefined || !isOfRendition(facts, name)) return undefined
  const queue = [...playlist.segments]
  /** Whether all that this reader took from the queue are segments; one that is none ends the others' work. */
  const areSegments = async (): Promise<boolean> => {
    for (let segment = queue.shift(); segment !== undefined; segment = queue.shift()) {
      if (await isSegment(key, segment, files)) continue
      queue.length = 0
      return false
    }
    return true
  }
  const verdicts = await Promise.all(Array.from({ length: AT_ONCE }, areSegments))
  return verdicts.every(Boolean) ? facts : undefined
}
