import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type StudyLinksProps = {
  /** A course of the student runs: there is something to plan. */
  running: boolean
  /** They have, or had, a course. */
  any: boolean
}

/** The ways from My Courses to what belongs to no single course, and to further courses. */
export function StudyLinks({ running, any }: StudyLinksProps) {
  return (
    <>
      {running && (
        <LinkButton to={paths.studyPlan} variant="quiet">
          {progressWords.studyPlan}
        </LinkButton>
      )}
      {any && (
        <>
          <LinkButton to={paths.ownProgress} variant="quiet">
            {progressWords.ownProgress}
          </LinkButton>
          <LinkButton to={paths.notes} variant="quiet">
            {progressWords.notes}
          </LinkButton>
        </>
      )}
      <LinkButton to={paths.register} variant="secondary">
        {progressWords.buyCourses}
      </LinkButton>
    </>
  )
}
