import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import type { MutationDeleteVideoArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from './content-deps.ts'
import { removeLectureFiles } from './lecture-files.ts'
import { taskReply } from './content-replies.ts'

/**
 * Takes a Lecture's video with its renditions and captions away (spec 3.7.9). The task forgets them first, so that a crash in between leaves
 * files that nothing shows, never a lecture that shows a missing video. A video that links show, those of copies among them (decision
 * 0088), is not taken away from them: refused with 'video-linked', by the condition of the write, until they are deleted.
 */
export async function deleteVideo(args: MutationDeleteVideoArgs, deps: ContentDeps) {
  const { table } = deps
  const at = taskKey(args.contentKey, args.sectionKey, args.key)
  const before = await getItem<TaskItem>(table, at, { consistent: true })
  if (before?.taskType !== 'Lecture') throw new Refusal('task-not-found')
  if (before.fileName === undefined) throw new Refusal('no-file')
  const { fileName: _file, fileDetails: _details, upload: _upload, ...withCaptions } = before
  const { captionsName: _captions, captionsFile: _saved, captionsReviewed: _reviewed, ...others } = withCaptions
  const { renditions: _renditions, ...rest } = others
  const after: TaskItem = { ...rest, version: args.version + 1 }
  const written = await transactWrite(table, [
    {
      Put: {
        Item: after,
        ...ifEqual({ version: args.version, linkedBy: 0 }),
      },
    },
  ])
  if (!written.ok) throw new Refusal(Number(written.item?.linkedBy) > 0 ? 'video-linked' : 'task-changed')
  await removeLectureFiles(before, deps)
  return taskReply(after, undefined)
}
