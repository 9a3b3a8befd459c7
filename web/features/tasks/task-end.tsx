import { ArrowLeft, CircleCheckBig } from 'lucide-react'
import type { NextTaskFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { NextTaskLink } from '#web/components/courses/next-task-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type TaskEndProps = {
  complete: boolean
  /** The next task, or null for the last one of the course. */
  next: NextTaskFieldsFragment | null
}

/** The end of a Reading or Lecture: its completion mark, a link back to the section, and the next task. */
export function TaskEnd({ complete, next }: TaskEndProps) {
  return (
    <Row between>
      <LinkButton to={paths.myTasks} variant="secondary">
        <ArrowLeft size={18} aria-hidden="true" /> Back to the section
      </LinkButton>
      <div role="status">
        {complete && (
          <Badge tone="success">
            <CircleCheckBig size={16} aria-hidden="true" /> Done
          </Badge>
        )}
      </div>
      {next === null ? (
        <LinkButton to={paths.courseView}>See the whole course</LinkButton>
      ) : (
        <NextTaskLink next={next} to={paths.taskView} />
      )}
    </Row>
  )
}
