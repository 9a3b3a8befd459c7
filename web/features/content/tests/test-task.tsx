import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TaskBodyProps } from '../task-body.ts'

/** The page of a Practice or NCLEX task (spec 3.2.11). */
export function TestTask({ view }: TaskBodyProps) {
  return <EmptyState title={view.task.type} />
}
