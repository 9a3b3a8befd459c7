import { taskKey } from '../../data/keys.ts'
import type { TaskItem } from '../../data/task.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import type { UploadsDeps } from './deps.ts'

type Place = { contentKey: string; sectionKey: string; taskKey: string }

/** The Lecture that a video belongs to. Refuses with 'task-not-found'. */
export async function findLecture({ contentKey, sectionKey, taskKey: key }: Place, { table }: UploadsDeps) {
  const task = await getItem<TaskItem>(table, taskKey(contentKey, sectionKey, key), { consistent: true })
  if (task?.taskType !== 'Lecture') throw new Refusal('task-not-found')
  return task
}
