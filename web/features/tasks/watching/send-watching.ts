import { RecordWatchingDocument, type WatchedFieldsFragment } from '#generated/operations.ts'
import type { RecordWatchingInput } from '#generated/schema.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { listUnsent, removeUnsent } from './unsent-watching.ts'

/** Error codes that a later retry wouldn't change. */
const FINAL = new Set([
  'course-ended',
  'course-not-started',
  'progress-not-found',
  'task-not-found',
  'watching-invalid',
])

/**
 * Sends watched pieces, and removes them from storage once the server has stored or permanently rejected them.
 * Otherwise keeps them for later and returns undefined. Failures aren't shown to the student.
 */
export async function sendWatching(input: RecordWatchingInput): Promise<WatchedFieldsFragment | undefined> {
  try {
    const { recordWatching } = await mutate(RecordWatchingDocument, { input })
    removeUnsent(input)
    return recordWatching
  } catch (error) {
    if (error instanceof AppError && FINAL.has(error.code)) removeUnsent(input)
    return undefined
  }
}

/** Sends what an earlier visit left unsent, such as while offline, one lecture at a time. */
export async function sendUnsentWatching(): Promise<void> {
  for (const input of listUnsent()) await sendWatching(input)
}
