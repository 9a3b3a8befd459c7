import { Suspense, useState } from 'react'
import { CircleCheck } from 'lucide-react'
import { academy } from '#domain/academy.ts'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { paymentDescription, priceText } from '#domain/courses/price.ts'
import { beginsAtStart } from '#domain/messages/my-courses.ts'
import { checkoutWords, registrationWords } from '#domain/messages/registration.ts'
import { paths } from '#web/app/paths.ts'
import { CalendarButton } from '#web/components/courses/calendar-button.tsx'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { FocusOnMount } from '#web/ui/layout/focus-on-mount.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type CheckoutState, clearTracker, useCheckout } from './payment-tracker.ts'
import { sendCheckout } from './send-checkout.ts'

type CheckoutResultProps = {
  course: CatalogueCourse
  result: Extract<CheckoutState, { step: 'failed' | 'done' }>
  onClose: () => void
  onRetry: (declined: string) => void
}

/** The course's start dialog in My Courses, once the server has opened the course. */
const startPath = (progressKey: string | null) =>
  progressKey === null ? paths.myCourses : paths.startCourse(progressKey)

/** The outcome of a checkout (spec 1.4.20, 1.4.21). */
function CheckoutResult({ course, result, onClose, onRetry }: CheckoutResultProps) {
  if (result.step === 'done') {
    return (
      <div className="grid justify-items-center gap-3 py-4 text-center">
        <FocusOnMount>
          <div className="grid justify-items-center gap-3" role="status">
            <CircleCheck className="text-success" size={48} aria-hidden="true" />
            <p>
              <strong>{registrationWords.completed}</strong>
            </p>
            <p className="muted">{beginsAtStart({ courseType: course.type, onlineDays: course.onlineDays })}</p>
          </div>
        </FocusOnMount>
        <div className="row flex flex-wrap items-center gap-3 justify-center">
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
      <FocusOnMount>
        <Notice tone="error" role="alert">
          <p>{result.message}</p>
          <p>{result.charged === 'no' ? registrationWords.notCharged : registrationWords.refunded}</p>
        </Notice>
      </FocusOnMount>
      <FormActions>
        <Button onClick={() => onRetry(result.message)}>Try again</Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </FormActions>
    </>
  )
}

const loading = <Spinner label="Loading the card form" />
const CardForm = lazyComponent(async () => (await import('./card-form.tsx')).CardForm, { loading: () => loading })

type CheckoutProps = {
  course: CatalogueCourse
  onClose: () => void
  /** Called when the buyer wants to pay again after a failure. */
  onRetry: () => void
  /** Whether closing would lose entered card data. */
  onTyped: (typed: boolean) => void
}

/** The checkout in its current state: the card form, 'processing', or the outcome (spec 1.4.18 to 1.4.21). */
export function Checkout({ course, onClose, onRetry, onTyped }: CheckoutProps) {
  const [declined, setDeclined] = useState<string>()
  const checkout = useCheckout(course.key)
  const pay = (token: string) => {
    setDeclined(undefined)
    const uid = currentSession()?.uid ?? ''
    const requestId = crypto.randomUUID()
    const { key: courseKey, name: courseName, price, onlineDays: days } = course
    void sendCheckout({ requestId, uid, courseKey, courseName, price, days, token })
  }
  switch (checkout.step) {
    case 'idle':
      return (
        <Suspense fallback={loading}>
          {declined !== undefined && <Notice tone="error">{declined}</Notice>}
          <CardForm course={course} onToken={pay} onTyped={onTyped} />
        </Suspense>
      )
    case 'processing':
    case 'challenge':
      return (
        <FocusOnMount>
          <Spinner label={registrationWords.processing} />
          {checkout.step === 'processing' && checkout.offline === true ? (
            <Notice tone="accent" role="alert">
              {checkoutWords.offline}
            </Notice>
          ) : (
            <p className="muted">{checkoutWords.continues}</p>
          )}
        </FocusOnMount>
      )
    case 'failed':
    case 'done':
      return (
        <CheckoutResult
          {...{ course, onClose }}
          result={checkout}
          onRetry={(message) => {
            setDeclined(message)
            clearTracker(course.key)
            onRetry()
          }}
        />
      )
  }
}

/** What is being bought, from whom, and the price (spec 1.4.16, 1.4.18). */
export function CheckoutSummary({ course }: { course: CatalogueCourse }) {
  return (
    <div className="flex items-start justify-between gap-4 pb-4 border-b border-b-border">
      <div>
        <p>
          <strong>{academy.name}</strong>
        </p>
        <p className="muted">{paymentDescription(course)}</p>
      </div>
      <p className="text-[1.5rem] font-bold tracking-[-0.02em] leading-[1.25] tabular-nums">
        {priceText(course.price)}
      </p>
    </div>
  )
}
