import { CalendarDays, ChartLine, NotebookPen } from 'lucide-react'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type StudyLinksProps = {
  /** A course of the student runs: there is something to plan. */
  running: boolean
}

/** The ways from My Courses to what belongs to no single course: shown together with the courses. */
export function StudyLinks({ running }: StudyLinksProps) {
  return (
    <nav aria-label={progressWords.studies}>
      <Row>
        {running && (
          <LinkButton to={paths.studyPlan} variant="quiet">
            <CalendarDays size={18} aria-hidden="true" /> {progressWords.studyPlan}
          </LinkButton>
        )}
        <LinkButton to={paths.ownProgress} variant="quiet">
          <ChartLine size={18} aria-hidden="true" /> {progressWords.ownProgress}
        </LinkButton>
        <LinkButton to={paths.notes} variant="quiet">
          <NotebookPen size={18} aria-hidden="true" /> {progressWords.notes}
        </LinkButton>
      </Row>
    </nav>
  )
}
