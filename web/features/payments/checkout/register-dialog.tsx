import { Suspense, useEffect, useState } from 'react'
import type { CardOption } from '#domain/courses/catalogue.ts'
import { checkoutWords, registerWords, registrationRefusals, registrationWords } from '#domain/messages/registration.ts'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clearTracker, isRunning, showCheckout, useCheckout } from './payment-tracker.ts'
import { CheckoutSummary, Checkout } from './checkout.tsx'
import { Link, useNavigate } from 'react-router-dom'
import { coursePageWords } from '#domain/messages/course-pages.ts'
import { beginsAtStart } from '#domain/messages/my-courses.ts'
import { paths } from '#web/app/paths.ts'
import { showError } from '#web/lib/message-store.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type RegisterSummaryProps = { option: CardOption; onContinue: () => void; onCancel: () => void }

/** The step before the card: Continue for signed-in users, Sign In for visitors (spec 1.4.17, 1.8.8). */
function RegisterSummary({ option: { course, availability }, onContinue, onCancel }: RegisterSummaryProps) {
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

const BankChallenge = lazyComponent(async () => (await import('./bank-challenge.tsx')).BankChallenge)

type RegisterDialogProps = { option: CardOption; onClose: () => void }

const titles = {
  idle: 'Register',
  processing: 'Registering',
  challenge: 'Registering',
  failed: 'Payment failed',
  done: 'Registered',
} as const

/** The Register popup: the summary, the card form, and the outcome (spec 1.4.16 to 1.4.21). */
export function RegisterDialog({ option, onClose }: RegisterDialogProps) {
  const [paying, setPaying] = useState(false)
  const session = useSession()
  const { course, availability } = option
  const checkout = useCheckout(course.key)
  const [typed, setTyped] = useState(false)
  useEffect(() => showCheckout(course.key), [course.key])
  const close = () => {
    // Clears a finished checkout. A running one continues, and reopening the popup shows it.
    if (!isRunning(checkout)) clearTracker(course.key)
    onClose()
  }
  const isConfirming = checkout.step === 'idle' && (!paying || session === undefined)
  if (checkout.step === 'challenge') {
    return (
      <Suspense fallback={null}>
        <BankChallenge {...checkout} course={course} onClose={close} />
      </Suspense>
    )
  }
  return (
    <Dialog
      open
      title={titles[checkout.step]}
      onClose={close}
      held={typed && checkout.step === 'idle' && !isConfirming}
    >
      <CheckoutSummary course={course} />
      {isConfirming ? (
        <>
          {course.type === 'Live' && (
            <div className="grid gap-2">
              <ClassFacts
                dates={course.dates ?? []}
                startTime={course.startTime}
                endTime={course.endTime}
                location={course.location}
              />
              {course.instructor !== '' && (
                <p className="muted ps-6.5">{registerWords.instructor(course.instructor)}</p>
              )}
            </div>
          )}
          <RegisterSummary option={option} onCancel={close} onContinue={() => setPaying(true)} />
        </>
      ) : (
        <>
          {checkout.step === 'idle' && availability.state === 'closed' && (
            <Notice tone="accent" role="status">
              {checkoutWords.seatsGone}
            </Notice>
          )}
          {checkout.step === 'idle' && session !== undefined && (
            <p className="muted">
              Paying as <strong className="text-text wrap-anywhere">{session.email}</strong>
            </p>
          )}
          <Checkout course={course} onClose={close} onRetry={() => setPaying(true)} onTyped={setTyped} />
        </>
      )}
    </Dialog>
  )
}
