import { isTaskComplete, type TaskState } from './is-task-complete.ts'

/**
 * How many of a section's tasks are done (spec 3.4.17). Counts tasks that exist: what a student did with a task that
 * was deleted since counts no more.
 */
export const countCompleted = (tasks: readonly string[], done: ReadonlyMap<string, TaskState>, now: number): number =>
  tasks.filter((task) => {
    const state = done.get(task)
    return state !== undefined && isTaskComplete(state, now)
  }).length
