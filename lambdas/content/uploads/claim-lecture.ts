import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import type { VideoUploadInput } from '#generated/schema.ts'
import { type Updated, updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { UploadDeps } from './upload-deps.ts'

/** Milliseconds after which a claim is void whose finishing broke off; far longer than the function may run. */
const CLAIM_MS = 2 * 60 * 1000

const keyOf = (input: VideoUploadInput) => taskKey(input.contentKey, input.sectionKey, input.taskKey)

/**
 * Claims a Lecture without a video for one upload: of two that finish at once, one puts its file together and shows it. The
 * version goes up, so that a change of the task that was read before cannot take the claim away. Fails with the Lecture as it
 * is.
 */
export const claimLecture = (input: VideoUploadInput, { table, now }: UploadDeps): Promise<Updated<TaskItem>> =>
  updateItem<TaskItem>(table, {
    Key: keyOf(input),
    UpdateExpression: 'SET #upload = :upload, version = version + :one',
    ConditionExpression:
      'taskType = :lecture AND attribute_not_exists(fileName) AND (attribute_not_exists(#upload) OR #upload.#id = :id OR #upload.#at < :void)',
    ExpressionAttributeNames: { '#upload': 'upload', '#id': 'id', '#at': 'at' },
    ExpressionAttributeValues: {
      ':upload': { id: input.uploadId, name: input.fileName.trim(), at: now() },
      ':id': input.uploadId,
      ':void': now() - CLAIM_MS,
      ':lecture': 'Lecture',
      ':one': 1,
    },
  })

/** Gives a claim back, so that another upload need not wait; one that is another's stays. */
export async function releaseLecture(input: VideoUploadInput, { table }: UploadDeps): Promise<void> {
  await updateItem<TaskItem>(table, {
    Key: keyOf(input),
    UpdateExpression: 'REMOVE #upload',
    ConditionExpression: '#upload.#id = :id AND attribute_not_exists(fileName)',
    ExpressionAttributeNames: { '#upload': 'upload', '#id': 'id' },
    ExpressionAttributeValues: { ':id': input.uploadId },
  })
}

/** Names the video in the Lecture that was claimed for it (spec 3.3.5). */
export const nameVideo = (input: VideoUploadInput, fileDetails: string, { table }: UploadDeps) =>
  updateItem<TaskItem>(table, {
    Key: keyOf(input),
    UpdateExpression: 'SET fileName = :name, fileDetails = :details, version = version + :one',
    ConditionExpression: '#upload.#id = :id AND attribute_not_exists(fileName)',
    ExpressionAttributeNames: { '#upload': 'upload', '#id': 'id' },
    ExpressionAttributeValues: {
      ':name': input.fileName.trim(),
      ':details': fileDetails,
      ':id': input.uploadId,
      ':one': 1,
    },
  })
