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

/** Returns every file that a renditions folder can contain, so that removing them needs no listing. */
export const renditionFiles = (taskKey: string, folder: string): string[] =>
  [MASTER_PLAYLIST, ...RENDITION_NAMES.flatMap((name) => [renditionPlaylist(name), renditionFile(name)])].map(
    (file) => `lectures/${taskKey}/${folder}/${file}`,
  )

/**
 * Returns the keys of a Lecture's video, its renditions and captions, and a video whose upload is being finished:
 * lectures/{taskKey}/{fileName} (spec 3.3.5).
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

/** Deletes unpublished renditions with their files. Keeps those in other folders and those published since. */
export async function dropRenditions({ pk, sk, key, folder }: RenditionsItem, { table, removeFile }: Deps) {
  const dropped = await transactWrite(table, [{ Delete: { Key: { pk, sk }, ...ifEqual({ folder }) } }])
  if (dropped.ok) await Promise.all(renditionFiles(key, folder).map(removeFile))
}

/** Deletes a Lecture's unpublished renditions and their files, because the Lecture or its video was deleted. */
export async function deletePendingRenditions(lecture: TaskItem, deps: Deps): Promise<void> {
  if (lecture.taskType !== 'Lecture') return
  const making = await getItem<RenditionsItem>(deps.table, renditionsKey(lecture.key), { consistent: true })
  if (making !== undefined) await dropRenditions(making, deps)
}
