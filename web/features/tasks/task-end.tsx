import { ArrowLeft, CircleCheckBig, SkipForward } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type TaskEndProps = {
  complete: boolean
  /** The lecture that comes after a Lecture. */
  next?: { name: string; to: string; onFollow: () => void } | undefined
}

/** The end of a Reading or Lecture: its done mark, the way back to the section, and the lecture that comes next. */
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
      {next !== undefined && (
        <LinkButton to={next.to} variant="secondary" onClick={next.onFollow}>
          <SkipForward size={18} aria-hidden="true" /> Next lecture: {next.name}
        </LinkButton>
      )}
    </Row>
  )
}
