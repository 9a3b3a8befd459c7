import type { AuthoredTaskQuery } from '#generated/operations.ts'

export type AuthoredTaskView = AuthoredTaskQuery['authoredTask']

/** Props of the body of a task's page, for all types (spec 3.2.7). */
export type TaskBodyProps = {
  view: AuthoredTaskView
  /** Refetches the task, such as after a save under the same name (spec 3.4.2). */
  reload: () => Promise<unknown>
  /** Goes to the section's page without confirmation, after a rename or a delete (spec 3.4.2, 3.4.3). */
  onDone: () => void
}
