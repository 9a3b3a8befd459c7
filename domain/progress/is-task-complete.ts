/** What a student did with a task: `openDeadline` is when the running attempt ends (epoch milliseconds). */
export type TaskState = { complete: boolean; open?: number; openDeadline?: number }

/** Whether a task is done: complete, or a test whose running attempt's time has passed (spec 3.4.16, 3.4.17). */
export const isTaskComplete = ({ complete, open, openDeadline }: TaskState, now: number): boolean =>
  complete || (open !== undefined && openDeadline !== undefined && now >= openDeadline)
