import { ArrowLeft, CircleCheckBig } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'

/** The end of a Reading or Lecture: its done mark and the way back to the section. */
export function TaskEnd({ complete }: { complete: boolean }) {
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
    </Row>
  )
}
