import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadsDeps } from '#lambdas/functions/uploads/deps.ts'

type Place = { contentKey: string; sectionKey: string; taskKey: string }

/** The Lecture that a video belongs to. Refuses with 'task-not-found'. */
export async function findLecture({ contentKey, sectionKey, taskKey: key }: Place, { table }: UploadsDeps) {
  const task = await getItem<TaskItem>(table, taskKey(contentKey, sectionKey, key), { consistent: true })
  if (task?.taskType !== 'Lecture') throw new Refusal('task-not-found')
  return task
}
