import { Link, useNavigate } from 'react-router-dom'
import type { CardOption } from '#domain/courses/catalogue.ts'
import { coursePageWords } from '#domain/messages/course-pages.ts'
import { beginsAtStart } from '#domain/messages/progress.ts'
import { registrationRefusals, registrationWords } from '#domain/messages/registration.ts'
import { paths } from '#web/app/paths.ts'
import { showError } from '#web/lib/message-store.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type RegisterSummaryProps = { option: CardOption; onContinue: () => void; onCancel: () => void }

/** Before the card: Continue for signed-in users, Sign In for visitors (spec 1.4.17, 1.8.8). */
export function RegisterSummary({ option: { course, availability }, onContinue, onCancel }: RegisterSummaryProps) {
  const session = useSession()
  const navigate = useNavigate()
  if (availability.state === 'purchased' || availability.state === 'closed') {
    const code = availability.state === 'purchased' ? 'already-yours' : 'course-closed'
    return (
      <>
        <Notice tone="accent">{registrationRefusals[code]}</Notice>
        <FormActions>
          {code === 'already-yours' && <LinkButton to={paths.myCourses}>{coursePageWords.goToCourse}</LinkButton>}
          <Button variant="secondary" onClick={onCancel}>
            Close
          </Button>
        </FormActions>
      </>
    )
  }
  if (session === undefined) {
    const goTo = (path: string) => () => {
      storeRoute({ route: paths.registerFor(course.key), courseKey: course.key })
      if (path === paths.signIn) showError(registrationWords.signInFirst)
      void navigate(path)
    }
    return (
      <>
        <Notice>{registrationWords.signInToRegister}</Notice>
        <FormActions>
          <Button onClick={goTo(paths.signIn)}>Sign In</Button>
          <Button variant="secondary" onClick={goTo(paths.signUp)}>
            Sign Up
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </FormActions>
      </>
    )
  }
  return (
    <>
      <p className="muted">{beginsAtStart({ courseType: course.type, onlineDays: course.onlineDays })}</p>
      <p className="muted">
        {coursePageWords.noRefunds} <Link to={paths.terms}>{coursePageWords.terms}</Link>
      </p>
      <FormActions>
        <Button onClick={onContinue}>Continue</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </>
  )
}
