import type { Key } from './keys.ts'

/** What a student did with a task of a progress: a Reading or Lecture opened, a test sat. */
export type TaskSummaryItem = Key & {
  type: 'task-summary'
  /** The task's key, also when it was read as a link. */
  task: string
  complete: boolean
  /** Reading and Lecture: when it was first opened (epoch milliseconds). */
  startTime?: number
  /** Attempts started. */
  started?: number
  /** The number of the attempt that runs, and when it ends at the latest (epoch milliseconds). */
  open?: number
  openDeadline?: number
  /** Best grade of the finished attempts, in percent. */
  best?: number
}
