import { ArrowLeft, CircleCheckBig } from 'lucide-react'
import type { NextTaskFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { NextTaskLink } from '#web/components/courses/next-task-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

type TaskEndProps = {
  complete: boolean
  /** The next task, or null for the last one of the course. */
  next: NextTaskFieldsFragment | null
}

/**
 * The end of a Reading or Lecture: its completion mark, a link back to the section, and the next task, which stays at
 * the bottom of a phone's screen.
 */
export function TaskEnd({ complete, next }: TaskEndProps) {
  const isWide = useMediaQuery('(min-width: 40.01rem)')
  const onward =
    next === null ? (
      <LinkButton to={paths.courseView} wide={!isWide}>
        See the whole course
      </LinkButton>
    ) : (
      <NextTaskLink next={next} to={paths.taskView} wide={!isWide} />
    )
  const end = (
    <Row between>
      <LinkButton to={paths.myTasks} variant="secondary">
        <ArrowLeft size={18} aria-hidden="true" /> Back to section
      </LinkButton>
      <div role="status">
        {complete && (
          <Badge tone="success">
            <CircleCheckBig size={16} aria-hidden="true" /> Done
          </Badge>
        )}
      </div>
      {isWide && onward}
    </Row>
  )
  if (isWide) return end
  return (
    <>
      {end}
      <div className="action-bar sticky bottom-(--bottom-room,0px) z-1 -mx-2 p-2 border-t border-t-border bg-background">
        {onward}
      </div>
    </>
  )
}
