import { type ContentItem, type SectionItem, binnedItem } from '#table/content.ts'
import { contentKey, sectionKey, taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import type { MutationDeleteVideoArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from './content-deps.ts'
import { deletePendingRenditions } from './lecture-files.ts'
import { taskReply } from './content-replies.ts'

/** Returns a Lecture without its video, renditions, and captions. */
function withoutVideo(lecture: TaskItem): TaskItem {
  const { fileName: _file, fileDetails: _details, upload: _upload, ...withCaptions } = lecture
  const { captionsName: _captions, captionsFile: _saved, captionsReviewed: _reviewed, ...others } = withCaptions
  const { renditions: _renditions, ...rest } = others
  return rest
}

/**
 * Deletes a Lecture's video with its renditions and captions (spec 3.7.9); links to the Lecture then show none (spec
 * 3.4.5 with decisions). It can be restored for 30 days, so its files stay that long.
 */
export async function deleteVideo(args: MutationDeleteVideoArgs, deps: ContentDeps) {
  const { table, now } = deps
  const at = taskKey(args.contentKey, args.sectionKey, args.key)
  const [before, section, content] = await Promise.all([
    getItem<TaskItem>(table, at, { consistent: true }),
    getItem<SectionItem>(table, sectionKey(args.contentKey, args.sectionKey)),
    getItem<ContentItem>(table, contentKey(args.contentKey)),
  ])
  if (before?.taskType !== 'Lecture') throw new Refusal('task-not-found')
  if (before.fileName === undefined) throw new Refusal('no-file')
  const after: TaskItem = { ...withoutVideo(before), version: args.version + 1 }
  const within = [content?.name ?? '', section?.name ?? '']
  const written = await transactWrite(table, [
    { Put: { Item: after, ...ifEqual({ version: args.version }) } },
    { Put: { Item: binnedItem('video', before, { within, deletedOn: now() }) } },
  ])
  if (!written.ok) throw new Refusal('task-changed')
  await deletePendingRenditions(before, deps)
  return taskReply(after, undefined)
}
