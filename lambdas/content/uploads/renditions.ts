import {
  isRenditionFolder,
  MAX_RENDITION_BYTES,
  renditionOfFile,
  type RenditionName,
} from '#domain/content/hls/rendition-names.ts'
import { inOrder } from '#domain/content/hls/master-playlist.ts'
import type {
  MutationCancelRenditionsArgs,
  MutationStartRenditionsArgs,
  RenditionsInput,
  StartVideoUploadInput,
  VideoUploadInput,
} from '#generated/schema.ts'
import { renditionReply } from '#lambdas/content/content-replies.ts'
import { dropRenditions, renditionFiles } from '#lambdas/content/lecture-files.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { renditionsKey, taskKey } from '#table/keys.ts'
import { type RenditionsItem, videoOf, type TaskItem } from '#table/task.ts'
import { findLecture } from './find-lecture.ts'
import type { UploadDeps } from './upload-deps.ts'

/** Pending renditions, as the API returns them. */
export const sessionReply = ({ folder, video, list }: Pick<RenditionsItem, 'folder' | 'video' | 'list'>) => ({
  folder,
  video,
  list: inOrder(list).map(renditionReply),
})

const findPending = (key: string, { table }: UploadDeps) =>
  getItem<RenditionsItem>(table, renditionsKey(key), { consistent: true })

/** Returns the dependencies for removing renditions. */
export const removing = ({ table, files }: UploadDeps) => ({ table, removeFile: files.remove })

/** Holds while the Lecture shows this video without renditions. */
export const ifShows = (video: string) => ({
  ConditionExpression: `attribute_exists(fileName) AND attribute_not_exists(renditions) AND ${
    video === '' ? 'attribute_not_exists(#upload)' : '#upload.#id = :video'
  }`,
  ExpressionAttributeNames: { '#upload': 'upload', ...(video === '' ? {} : { '#id': 'id' }) },
  ...(video === '' ? {} : { ExpressionAttributeValues: { ':video': video } }),
})

type RenditionsKeys = Pick<RenditionsInput, 'contentKey' | 'sectionKey' | 'taskKey'> & {
  folder?: string | null | undefined
}

/** Whether the Lecture shows the video that these renditions were made from. */
export const isOfVideo = (lecture: TaskItem, { video }: Pick<RenditionsItem, 'video'>): boolean =>
  lecture.fileName !== undefined && videoOf(lecture) === video

/**
 * Returns the pending renditions of this folder. Throws 'renditions-elsewhere' if another window makes them now,
 * 'video-changed' if the Lecture shows a different video, and 'task-not-found'.
 */
export async function findRenditions(keys: RenditionsKeys, deps: UploadDeps): Promise<RenditionsItem> {
  const [lecture, making] = await Promise.all([findLecture(keys, deps), findPending(keys.taskKey, deps)])
  if (making === undefined && lecture.fileName === undefined) throw new Refusal('video-changed')
  if (making === undefined || making.folder !== keys.folder) throw new Refusal('renditions-elsewhere')
  if (!isOfVideo(lecture, making)) throw new Refusal('video-changed')
  return making
}

/** Returns the name of an upload's rendition. Throws 'file-type' for any other upload. */
export function renditionOf({ folder, fileName }: Pick<VideoUploadInput, 'folder' | 'fileName'>): RenditionName {
  const name = folder == null ? undefined : renditionOfFile(fileName.trim())
  if (name === undefined) throw new Refusal('file-type')
  return name
}

/**
 * Checks that a rendition's upload may begin. Throws 'rendition-large', 'rendition-there', and as `findRenditions`
 * does.
 */
export async function checkRendition(input: StartVideoUploadInput, deps: UploadDeps): Promise<void> {
  if (input.size > MAX_RENDITION_BYTES) throw new Refusal('rendition-large')
  const { list } = await findRenditions(input, deps)
  if (list.some(({ name }) => name === renditionOf(input))) throw new Refusal('rendition-there')
}

/**
 * Begins or resumes the renditions of a Lecture's video in a folder named by the browser. Deletes those of an older
 * video, or (`instead`) of another window. Idempotent. Throws 'renditions-there' when published, 'renditions-busy'
 * while another window makes them, 'no-file' without a video, 'file-type' for a bad folder, and 'task-not-found'.
 */
export async function startRenditions({ input, instead }: MutationStartRenditionsArgs, deps: UploadDeps) {
  const { folder, taskKey: key } = input
  if (!isRenditionFolder(folder)) throw new Refusal('file-type')
  const [lecture, before] = await Promise.all([findLecture(input, deps), findPending(key, deps)])
  if (lecture.fileName === undefined) throw new Refusal('no-file')
  if (lecture.renditions !== undefined) throw new Refusal('renditions-there')
  if (before !== undefined && isOfVideo(lecture, before)) {
    if (before.folder === folder) return sessionReply(before)
    if (!instead) throw new Refusal('renditions-busy')
  }
  const video = videoOf(lecture)
  const making: RenditionsItem = { ...renditionsKey(key), type: 'renditions', key, folder, video, list: [] }
  const started = await transactWrite(deps.table, [
    { Put: { Item: making, ...(before === undefined ? ifAbsent : ifEqual({ folder: before.folder })) } },
    { ConditionCheck: { Key: taskKey(input.contentKey, input.sectionKey, key), ...ifShows(video) } },
  ])
  if (!started.ok) throw new Refusal(started.index === 0 ? 'renditions-busy' : 'video-changed')
  if (before !== undefined && before.folder !== folder)
    await Promise.all(renditionFiles(key, before.folder).map(deps.files.remove))
  return sessionReply(making)
}

/** Deletes unpublished renditions with their files. Ignores those already gone or of another window. */
export async function cancelRenditions({ input }: MutationCancelRenditionsArgs, deps: UploadDeps) {
  const making = await findPending(input.taskKey, deps)
  if (making?.folder === input.folder) await dropRenditions(making, removing(deps))
  return true
}
