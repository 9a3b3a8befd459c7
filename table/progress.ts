import type { Progress } from '#domain/progress/progress.ts'
import { type Key, progressKey } from './keys.ts'

/** A progress in the table, under its student; its course knows it by the course's student item. */
export type ProgressItem = Key & Progress & { type: 'progress' }

export const progressItem = (progress: Progress): ProgressItem => ({
  ...progressKey(progress.studentId, progress.key),
  type: 'progress',
  ...progress,
})

/** The progress that an item holds. */
export function progressOf(item: ProgressItem): Progress {
  const { pk: _pk, sk: _sk, type: _type, ...progress } = item
  return progress
}
