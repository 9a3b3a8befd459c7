import { sectionTally, tasksDone } from '#domain/messages/course-view.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import '#web/ui/screens.css'

/** The number of completed tasks of a section, as `[completed/total tasks]` (spec 3.2.17). */
export function SectionTally({ completed, total }: { completed: number; total: number }) {
  return (
    <span className="section-tally">
      <span aria-hidden="true">{sectionTally(completed, total)}</span>
      <VisuallyHidden>{tasksDone(completed, total)}</VisuallyHidden>
    </span>
  )
}
