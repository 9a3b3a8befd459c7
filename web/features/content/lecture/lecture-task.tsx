import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TaskBodyProps } from '../task-body.ts'

/** A Lecture's page (spec 3.2.10). */
export function LectureTask({ view }: TaskBodyProps) {
  return <EmptyState title={view.task.fileName ?? 'No Video Uploaded'} />
}
