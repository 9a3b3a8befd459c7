import type { AuthoredTaskQuery } from '#generated/operations.ts'

export type AuthoredTaskView = AuthoredTaskQuery['authoredTask']

/** What the body of a task's page gets, whatever the type (spec 3.2.7). */
export type TaskBodyProps = {
  view: AuthoredTaskView
  /** Fetches the task again, such as after a save under the same name (spec 3.4.2). */
  reload: () => Promise<unknown>
  /** Leaves for the section's page without asking: after a rename or a delete (spec 3.4.2, 3.4.3). */
  onDone: () => void
}
