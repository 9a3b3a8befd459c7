import { RecordWatchingDocument, type WatchedFieldsFragment } from '#generated/operations.ts'
import type { RecordWatchingInput } from '#generated/schema.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { listUnsent, removeUnsent } from './unsent-watching.ts'

/** Refusals that sending again later does not change. */
const FINAL = new Set([
  'course-ended',
  'course-not-started',
  'progress-not-found',
  'task-not-found',
  'watching-invalid',
])

/**
 * Sends what was watched, and forgets it here once it is stored or can never be. Otherwise it stays for a later time, and the reply is
 * undefined: nothing of it concerns who watches.
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

/** Sends what an earlier visit, without a connection or closed too soon, has left behind, one lecture after the other. */
export async function sendLeftWatching(): Promise<void> {
  for (const input of listUnsent()) await sendWatching(input)
}
