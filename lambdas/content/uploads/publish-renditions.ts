import { inOrder, writeMasterPlaylist } from '#domain/content/hls/master-playlist.ts'
import { isRenditionFolder, MASTER_PLAYLIST } from '#domain/content/hls/rendition-names.ts'
import type { MutationPublishRenditionsArgs } from '#generated/schema.ts'
import { renditionReply, taskReply } from '#lambdas/content/content-replies.ts'
import { dropRenditions } from '#lambdas/content/lecture-files.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { renditionsKey, taskKey } from '#table/keys.ts'
import type { PublishedRenditions, RenditionsItem, TaskItem } from '#table/task.ts'
import { findLecture } from './find-lecture.ts'
import { ifShows, isOfVideo, removing } from './renditions.ts'
import type { UploadDeps } from './upload-deps.ts'

const published = ({ folder, video, list }: RenditionsItem): PublishedRenditions => ({
  folder,
  video,
  seconds: Math.max(...list.map(({ seconds }) => seconds)),
  list: inOrder(list).map(renditionReply),
})

/**
 * Publishes a video's renditions: writes the master playlist, then names the folder in the task if its video is
 * unchanged. Idempotent. Throws 'renditions-none', 'renditions-elsewhere' when another window makes or has published
 * them, 'video-changed' (removes their files), and 'task-not-found'. Removes a playlist stored after the renditions
 * were dropped.
 */
export async function publishRenditions({ input }: MutationPublishRenditionsArgs, deps: UploadDeps) {
  const { contentKey, sectionKey, taskKey: key, folder } = input
  if (!isRenditionFolder(folder)) throw new Refusal('file-type')
  const masterPlaylist = `lectures/${key}/${folder}/${MASTER_PLAYLIST}`
  // Reads sequentially, so that the lecture shows renditions that a concurrent call published between the two reads.
  const making = await getItem<RenditionsItem>(deps.table, renditionsKey(key), { consistent: true })
  const lecture = await findLecture(input, deps)
  if (lecture.renditions?.folder === folder) return taskReply(lecture, undefined)
  if (making === undefined && lecture.fileName === undefined) throw new Refusal('video-changed')
  if (making?.folder !== folder) throw new Refusal('renditions-elsewhere')
  if (isOfVideo(lecture, making)) {
    if (!making.list.some(({ height }) => height > 0)) throw new Refusal('renditions-none')
    const master = new TextEncoder().encode(writeMasterPlaylist(making.list))
    await deps.files.put(masterPlaylist, master, { contentType: 'application/vnd.apple.mpegurl' })
    const update = {
      UpdateExpression: 'SET renditions = :renditions, version = version + :one',
      ExpressionAttributeValues: { ':renditions': published(making), ':one': 1 },
    }
    const { pk, sk } = making
    await transactWrite(deps.table, [
      { Update: { Key: taskKey(contentKey, sectionKey, key), ...withCondition(update, ifShows(making.video)) } },
      { Delete: { Key: { pk, sk }, ...ifEqual({ folder }) } },
    ])
  }
  // The task's current state decides, whether this call, a retry, or someone else wrote it. It is read after the
  // pending renditions: publishing changes both at once, so renditions that are neither pending nor published were
  // dropped.
  const left = await getItem<RenditionsItem>(deps.table, renditionsKey(key), { consistent: true })
  const after = await getItem<TaskItem>(deps.table, taskKey(contentKey, sectionKey, key), { consistent: true })
  if (after?.renditions?.folder === folder) return taskReply(after, undefined)
  // The files were deleted, perhaps before this call stored the playlist.
  if (left?.folder !== folder) await deps.files.remove(masterPlaylist)
  if (after === undefined) throw new Refusal('task-not-found')
  if (isOfVideo(after, making) && after.renditions === undefined) throw new Refusal('renditions-elsewhere')
  await dropRenditions(making, removing(deps))
  throw new Refusal('video-changed')
}
