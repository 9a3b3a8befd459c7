import type { Progress } from '../domain/progress/progress.ts'
import { inRoster, type Key, progressKey } from './keys.ts'

/** A progress in the table, under its student; listed in its course's roster. */
export type ProgressItem = Key & { gsi1pk: string; gsi1sk: string } & Progress & { type: 'progress' }

export const progressItem = (progress: Progress): ProgressItem => ({
  ...progressKey(progress.studentId, progress.key),
  ...inRoster(progress.courseKey, progress.key),
  type: 'progress',
  ...progress,
})

/** The progress that an item holds. */
export function progressOf(item: ProgressItem): Progress {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, type: _type, ...progress } = item
  return progress
}
