import {
  MASTER_PLAYLIST,
  RENDITION_NAMES,
  renditionFile,
  renditionPlaylist,
} from '#domain/content/hls/rendition-names.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { renditionsKey } from '#table/keys.ts'
import type { RenditionsItem, TaskItem } from '#table/task.ts'
import { captionsFiles } from './captions-files.ts'
import type { ContentDeps } from './content-deps.ts'

/** Every file that a folder of renditions can have: nothing need be listed to remove them. */
export const renditionFiles = (taskKey: string, folder: string): string[] =>
  [MASTER_PLAYLIST, ...RENDITION_NAMES.flatMap((name) => [renditionPlaylist(name), renditionFile(name)])].map(
    (file) => `lectures/${taskKey}/${folder}/${file}`,
  )

/**
 * Where a Lecture's video and captions lie, and a video that is just being finished: lectures/{taskKey}/{fileName} (spec 3.3.5); and the
 * renditions of the video.
 */
export const lectureFiles = (lecture: TaskItem): string[] => {
  const { key, fileName, upload, renditions } = lecture
  const videos = [fileName, upload?.name].flatMap((name) => (name === undefined ? [] : [`lectures/${key}/${name}`]))
  return [
    ...new Set([...videos, ...captionsFiles(lecture)]),
    ...(renditions === undefined ? [] : renditionFiles(key, renditions.folder)),
  ]
}

type Deps = Pick<ContentDeps, 'table' | 'removeFile'>

/** Forgets renditions that are being made, and removes their files; those of another folder stay, and those that are published by now. */
export async function dropRenditions({ pk, sk, key, folder }: RenditionsItem, { table, removeFile }: Deps) {
  const dropped = await transactWrite(table, [{ Delete: { Key: { pk, sk }, ...ifEqual({ folder }) } }])
  if (dropped.ok) await Promise.all(renditionFiles(key, folder).map(removeFile))
}

/** Forgets the renditions that were being made of a Lecture's video, and removes their files: the Lecture, or its video, is gone. */
export async function dropMaking(lecture: TaskItem, deps: Deps): Promise<void> {
  if (lecture.taskType !== 'Lecture') return
  const making = await getItem<RenditionsItem>(deps.table, renditionsKey(lecture.key), { consistent: true })
  if (making !== undefined) await dropRenditions(making, deps)
}
