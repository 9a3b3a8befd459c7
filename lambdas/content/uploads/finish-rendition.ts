import { averageRate, peakRate } from '#domain/content/hls/bit-rates.ts'
import {
  parseMediaPlaylist,
  secondsOf,
  sizeOf,
  writeMediaPlaylist,
  type MediaPlaylist,
  type Segment,
} from '#domain/content/hls/media-playlist.ts'
import { renditionFile, renditionPlaylist, type RenditionName } from '#domain/content/hls/rendition-names.ts'
import type { MutationFinishRenditionArgs, VideoUploadInput } from '#generated/schema.ts'
import { type Updated, updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { renditionsKey } from '#table/keys.ts'
import type { RenditionsItem, StoredRendition } from '#table/task.ts'
import { type InitFacts, initFacts, isOfRendition } from '#domain/content/hls/init-facts.ts'
import { SEGMENT_HEAD_BYTES, segmentShape } from '#domain/content/hls/segment-shape.ts'
import { BOX_HEADER_BYTES } from '#domain/content/mp4/boxes.ts'
import type { MediaFiles } from './media-files.ts'
import { findLecture, uploadOf } from './find-lecture.ts'
import { completeMultipart } from './finish-video-upload.ts'
import { findRenditions, renditionOf, sessionReply } from './renditions.ts'
import type { UploadDeps } from './upload-deps.ts'

/** The maximum segments checked concurrently. */
const CONCURRENCY = 32
/** Our segments need fewer reads than this for their headers. */
const MAX_READS = 6

async function isSegment(key: string, { offset, size }: Segment, files: MediaFiles): Promise<boolean> {
  const read = async (at: number, bytes: number) => ({
    at,
    bytes: await files.range(key, offset + at, Math.min(bytes, size - at)),
  })
  const chunks = [await read(0, SEGMENT_HEAD_BYTES)]
  while (chunks.length <= MAX_READS) {
    const shape = segmentShape(chunks, size)
    if (shape.kind !== 'more') return shape.kind === 'segment'
    chunks.push(await read(shape.from, BOX_HEADER_BYTES))
  }
  return false
}

/**
 * Returns the tracks of a stored rendition if its bytes match its playlist: the same size, the tracks that its name
 * promises, and one full segment per range. Otherwise undefined. Reads only headers, 8 KB of each segment.
 */
async function checkedInit(
  key: string,
  name: RenditionName,
  playlist: MediaPlaylist,
  files: MediaFiles,
): Promise<InitFacts | undefined> {
  if ((await files.size(key)) !== sizeOf(playlist)) return undefined
  const facts = initFacts(await files.range(key, 0, playlist.init))
  if (facts === undefined || !isOfRendition(facts, name)) return undefined
  const queue = [...playlist.segments]
  /** Checks the segments in the queue and returns whether all are valid; the first invalid one ends all workers. */
  const areSegments = async (): Promise<boolean> => {
    for (let segment = queue.shift(); segment !== undefined; segment = queue.shift()) {
      if (await isSegment(key, segment, files)) continue
      queue.length = 0
      return false
    }
    return true
  }
  const verdicts = await Promise.all(Array.from({ length: CONCURRENCY }, areSegments))
  return verdicts.every(Boolean) ? facts : undefined
}

/** Milliseconds after which an abandoned claim expires; much longer than the function's timeout. */
const CLAIM_MS = 2 * 60 * 1000

const NAMES = { '#claim': 'claim', '#id': 'id' }

/** Claims the renditions for one upload, so that only one of two concurrent calls assembles its file. */
const claim = ({ taskKey, folder, uploadId }: VideoUploadInput, { table, now }: UploadDeps) =>
  updateItem<RenditionsItem>(table, {
    Key: renditionsKey(taskKey),
    UpdateExpression: 'SET #claim = :claim',
    ConditionExpression:
      'folder = :folder AND (attribute_not_exists(#claim) OR #claim.#id = :id OR #claim.#at < :void)',
    ExpressionAttributeNames: { ...NAMES, '#at': 'at' },
    ExpressionAttributeValues: {
      ':claim': { id: uploadId, at: now() },
      ':folder': folder,
      ':id': uploadId,
      ':void': now() - CLAIM_MS,
    },
  })

/** The claim id during removal: no upload has this id. */
const REMOVING = ''

const release = ({ taskKey, uploadId }: Pick<VideoUploadInput, 'taskKey' | 'uploadId'>, { table }: UploadDeps) =>
  updateItem<RenditionsItem>(table, {
    Key: renditionsKey(taskKey),
    UpdateExpression: 'REMOVE #claim',
    ConditionExpression: '#claim.#id = :id',
    ExpressionAttributeNames: NAMES,
    ExpressionAttributeValues: { ':id': uploadId },
  })

/** Removes an invalid file, unless a concurrent call of this upload has recorded it. Takes over the claim first. */
async function removeClaimed(key: string, { taskKey, uploadId }: VideoUploadInput, deps: UploadDeps): Promise<void> {
  const taken = await updateItem<RenditionsItem>(deps.table, {
    Key: renditionsKey(taskKey),
    UpdateExpression: 'SET #claim.#id = :removing',
    ConditionExpression: '#claim.#id = :id',
    ExpressionAttributeNames: NAMES,
    ExpressionAttributeValues: { ':id': uploadId, ':removing': REMOVING },
  })
  if (!taken.ok) return
  await deps.files.remove(key)
  await release({ taskKey, uploadId: REMOVING }, deps)
}

/** Adds a checked rendition while its upload holds the claim. */
const record = (
  { taskKey, folder, uploadId }: VideoUploadInput,
  rendition: StoredRendition,
  { table }: UploadDeps,
): Promise<Updated<RenditionsItem>> =>
  updateItem<RenditionsItem>(table, {
    Key: renditionsKey(taskKey),
    UpdateExpression: 'SET #list = list_append(#list, :rendition) REMOVE #claim',
    ConditionExpression: 'folder = :folder AND #claim.#id = :id',
    ExpressionAttributeNames: { ...NAMES, '#list': 'list' },
    ExpressionAttributeValues: { ':rendition': [rendition], ':folder': folder, ':id': uploadId },
  })

/** Parses a browser's playlist. Throws 'rendition-type' and aborts the upload if it is invalid. */
async function readPlaylist(key: string, input: VideoUploadInput, text: string, { multipart }: UploadDeps) {
  const parsed = parseMediaPlaylist(text, renditionFile(renditionOf(input)))
  if (parsed.ok && sizeOf(parsed.playlist) === input.size) return parsed.playlist
  await multipart.abort(key, input.uploadId)
  throw new Refusal('rendition-type')
}

/**
 * Assembles a rendition, checks its bytes against its playlist, and stores a rewritten playlist. `publishRenditions`
 * shows it. Only one of concurrent uploads claims the folder; a repeated call resumes. Throws 'upload-incomplete',
 * 'upload-busy' (parts stay), 'upload-gone', 'rendition-type', 'rendition-there' (parts are deleted), and as
 * `findRenditions` does.
 */
export async function finishRendition({ input, playlist: text }: MutationFinishRenditionArgs, deps: UploadDeps) {
  const { files, multipart } = deps
  const key = uploadOf(input)
  const name = renditionOf(input)
  const making = await findRenditions(input, deps)
  const stored = ({ list }: RenditionsItem) => list.find((rendition) => rendition.name === name)
  const answer = async (item: RenditionsItem) => {
    if (stored(item)?.upload === input.uploadId) return sessionReply(item)
    await multipart.abort(key, input.uploadId)
    throw new Refusal('rendition-there')
  }
  if (stored(making) !== undefined) return answer(making)
  const playlist = await readPlaylist(key, input, text, deps)
  const claimed = await claim(input, deps)
  if (!claimed.ok) throw new Refusal(claimed.item?.folder === input.folder ? 'upload-busy' : 'renditions-elsewhere')
  if (stored(claimed.item) !== undefined) {
    await release(input, deps)
    return answer(claimed.item)
  }
  const playlistKey = key.replace(renditionFile(name), renditionPlaylist(name))
  try {
    await completeMultipart(key, input, deps)
    const facts = await checkedInit(key, name, playlist, files)
    if (facts === undefined) {
      const isGone = (await files.size(key)) === undefined
      await removeClaimed(key, input, deps)
      throw new Refusal(isGone ? 'upload-gone' : 'rendition-type')
    }
    const written = new TextEncoder().encode(writeMediaPlaylist(playlist, renditionFile(name)))
    await files.put(playlistKey, written, { contentType: 'application/vnd.apple.mpegurl' })
    const rates = { bandwidth: peakRate(playlist), average: averageRate(playlist) }
    const times = { size: input.size, seconds: secondsOf(playlist) }
    const added = await record(input, { ...facts, name, ...rates, ...times, upload: input.uploadId }, deps)
    if (added.ok) return sessionReply(added.item)
    if (added.item !== undefined && stored(added.item) !== undefined) return await answer(added.item)
    // Another window, or the deletion of the video, has removed the rest of this folder.
    const { renditions } = await findLecture(input, deps)
    if (added.item?.folder !== input.folder && renditions?.folder !== input.folder)
      await Promise.all([key, playlistKey].map(files.remove))
  } catch (error) {
    await release(input, deps)
    throw error
  }
  await findRenditions(input, deps)
  throw new Refusal('upload-busy')
}
