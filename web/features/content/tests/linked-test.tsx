import type { AuthoredTaskFieldsFragment } from '#generated/operations.ts'
import { TestPreview } from './preview/test-preview.tsx'

/** Preview of a Practice or NCLEX task that a Linking task points to (spec 3.2.12). */
export function LinkedTest({ task }: { task: AuthoredTaskFieldsFragment }) {
  return (
    <>
      <h2>{task.name}</h2>
      <TestPreview key={`${task.key} ${String(task.version)}`} task={task} />
    </>
  )
}
