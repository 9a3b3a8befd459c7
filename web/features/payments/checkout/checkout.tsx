import { lazy, Suspense } from 'react'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { checkoutWords, registrationWords } from '#domain/messages/registration.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { FocusHere } from '#web/ui/layout/focus-here.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CheckoutResult } from './checkout-result.tsx'
import { useCheckout } from './checkout-store.ts'
import { sendCheckout } from './send-checkout.ts'

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }))

type CheckoutProps = {
  course: CatalogueCourse
  onClose: () => void
  /** Whether something of a card is typed that closing would lose. */
  onTyped: (typed: boolean) => void
}

/** The checkout in its current state: the card, 'processing', or how it ended (spec 1.4.18 to 1.4.21). */
export function Checkout({ course, onClose, onTyped }: CheckoutProps) {
  const checkout = useCheckout(course.key)
  const pay = (token: string) => {
    const uid = currentSession()?.uid ?? ''
    const requestId = crypto.randomUUID()
    const { key: courseKey, name: courseName, price, onlineDays: days } = course
    void sendCheckout({ requestId, uid, courseKey, courseName, price, days, token })
  }
  switch (checkout.step) {
    case 'idle':
      return (
        <Suspense fallback={<Spinner label="Loading the card form" />}>
          <CardForm course={course} onToken={pay} onTyped={onTyped} />
        </Suspense>
      )
    case 'processing':
    case 'challenge':
      return (
        <FocusHere>
          <Spinner label={registrationWords.processing} />
          {checkout.step === 'processing' && checkout.offline === true ? (
            <Notice tone="accent" role="alert">
              {checkoutWords.offline}
            </Notice>
          ) : (
            <p className="muted">{checkoutWords.goesOn}</p>
          )}
        </FocusHere>
      )
    case 'failed':
    case 'done':
      return <CheckoutResult course={course} result={checkout} onClose={onClose} />
  }
}
