import { beforeEach } from 'vitest'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import type { UploadDeps } from '../upload-deps.ts'
import { mediaInMemory } from './media-in-memory.ts'

/** An author's uploads to a Lecture with these fields: a new table and an empty bucket before each test. */
export function anUploader(fields: Partial<TaskItem> = {}, more: Partial<Pick<UploadDeps, 'now' | 'newName'>> = {}) {
  const media = mediaInMemory()
  const { multipart, files } = media
  const deps: UploadDeps = { table: freshTable(), multipart, files, now: () => 0, newName: () => '', ...more }
  const aLecture = (change: Partial<TaskItem> = {}) =>
    aTask('c', 's', 't', { taskType: 'Lecture', version: 4, linkedBy: 0, ...fields, ...change })
  beforeEach(async () => {
    Object.assign(media, mediaInMemory())
    Object.assign(deps, { multipart: media.multipart, files: media.files })
    await batchPut(deps.table, [aLecture()])
  })
  return {
    ...{ deps, media, aLecture },
    place: { contentKey: 'c', sectionKey: 's', taskKey: 't' },
    lecture: () => getItem<TaskItem>(deps.table, taskKey('c', 's', 't'), { consistent: true }),
  }
}
