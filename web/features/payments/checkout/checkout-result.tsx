import { CircleCheck } from 'lucide-react'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { beginsAtStart } from '#domain/messages/progress.ts'
import { checkoutWords, registrationWords } from '#domain/messages/registration.ts'
import { paths } from '#web/app/paths.ts'
import { CalendarButton } from '#web/components/courses/calendar-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { FocusHere } from '#web/ui/layout/focus-here.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type CheckoutState, setCheckout } from './checkout-store.ts'

type CheckoutResultProps = {
  course: CatalogueCourse
  result: Extract<CheckoutState, { step: 'failed' | 'done' }>
  onClose: () => void
}

/** Where a course is started: its dialog in My Courses, once the server has opened it. */
const startPath = (progressKey: string | null) =>
  progressKey === null ? paths.myCourses : `${paths.myCourses}?start=${encodeURIComponent(progressKey)}`

/** How a checkout ended (spec 1.4.20, 1.4.21). */
export function CheckoutResult({ course, result, onClose }: CheckoutResultProps) {
  if (result.step === 'done') {
    return (
      <div className="checkout__result">
        <FocusHere>
          <div className="checkout__done" role="status">
            <CircleCheck size={48} aria-hidden="true" />
            <p>
              <strong>{registrationWords.completed}</strong>
            </p>
            <p className="muted">{beginsAtStart({ courseType: course.type, onlineDays: course.onlineDays })}</p>
          </div>
        </FocusHere>
        <div className="row">
          <LinkButton to={startPath(result.progressKey)}>{checkoutWords.startNow}</LinkButton>
          {course.type === 'Live' && <CalendarButton course={{ ...course, dates: course.dates ?? [] }} />}
          <LinkButton to={paths.receipt(result.paymentKey)} variant="secondary">
            Receipt
          </LinkButton>
          <LinkButton to={paths.myCourses} variant="quiet">
            My Courses
          </LinkButton>
        </div>
      </div>
    )
  }
  return (
    <>
      <FocusHere>
        <Notice tone="error" role="alert">
          <p>{result.message}</p>
          <p>{result.charged === 'no' ? registrationWords.notCharged : registrationWords.refunded}</p>
        </Notice>
      </FocusHere>
      <FormActions>
        <Button onClick={() => setCheckout(course.key, course.name, { step: 'idle' })}>Try again</Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </FormActions>
    </>
  )
}
