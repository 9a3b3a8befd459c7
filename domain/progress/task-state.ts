/** A student's state in a task: `openDeadline` is when the running attempt ends (epoch milliseconds). */
export type TaskState = { complete: boolean; open?: number; openDeadline?: number }

/** Whether a task is done: complete, or a test whose running attempt's time has passed (spec 3.4.16, 3.4.17). */
export const isTaskComplete = ({ complete, open, openDeadline }: TaskState, now: number): boolean =>
  complete || (open !== undefined && openDeadline !== undefined && now >= openDeadline)

/** Counts a section's completed tasks (spec 3.4.17). Only existing tasks count, not deleted ones. */
export const countCompleted = (tasks: readonly string[], done: ReadonlyMap<string, TaskState>, now: number): number =>
  tasks.filter((task) => {
    const state = done.get(task)
    return state !== undefined && isTaskComplete(state, now)
  }).length
