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

/** What a student did with a task of a progress: a Reading or Lecture opened, a test sat. */
export type TaskSummaryItem = Key & {
  type: 'task-summary'
  /** The task's key, also when it was read as a link. */
  task: string
  complete: boolean
  /** Reading and Lecture: when it was first opened (epoch milliseconds). */
  startTime?: number
  /** Lecture: the pieces that were watched, and the length of the video in seconds (decision 0060). */
  watched?: Uint8Array
  watchedOf?: number
  /** Attempts started. */
  started?: number
  /** The number of the attempt that runs, and when it ends at the latest (epoch milliseconds). */
  open?: number
  openDeadline?: number
  /** Best grade of the finished attempts, in percent. */
  best?: number
  /** How often a regrade changed one of the attempts, or an undo gave it back; absent: never (decision 0117). */
  regrades?: number
}
