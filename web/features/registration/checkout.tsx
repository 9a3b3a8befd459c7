import { CircleCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { CatalogueCourse } from '../../../domain/courses/catalogue.ts'
import { registrationWords } from '../../../domain/messages/registration.ts'
import { paths } from '../../app/paths.ts'
import { currentSession } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { setCheckout, useCheckoutStore } from './checkout-store.ts'
import { sendCheckout } from './send-checkout.ts'

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }))
const BankChallenge = lazy(async () => ({ default: (await import('./bank-challenge.tsx')).BankChallenge }))

const waiting = <Spinner label="Loading the card form" />

/** The checkout as it stands: the card, 'processing', the bank's question, or how it ended (spec 1.4.18 to 1.4.21). */
export function Checkout({ course, onClose }: { course: CatalogueCourse; onClose: () => void }) {
  const checkout = useCheckoutStore((state) => state.checkout)
  const pay = (token: string) => {
    const uid = currentSession()?.uid ?? ''
    const requestId = crypto.randomUUID()
    void sendCheckout({ requestId, uid, courseKey: course.key, courseName: course.name, token })
  }
  switch (checkout.step) {
    case 'idle':
      return (
        <Suspense fallback={waiting}>
          <CardForm course={course} onToken={pay} />
        </Suspense>
      )
    case 'processing':
      return <Spinner label={registrationWords.processing} />
    case 'challenge':
      return (
        <Suspense fallback={waiting}>
          <BankChallenge clientSecret={checkout.clientSecret} paymentKey={checkout.payment.key} />
        </Suspense>
      )
    case 'failed':
      return (
        <>
          <Notice tone="error" role="alert">
            <p>{checkout.message}</p>
            <p>{checkout.charged === 'no' ? registrationWords.notCharged : registrationWords.refunded}</p>
          </Notice>
          <div className="row">
            <Button
              onClick={() => {
                setCheckout({ step: 'idle' })
              }}
            >
              Try again
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      )
    case 'done':
      return (
        <div className="checkout__result" role="status">
          <CircleCheck size={48} aria-hidden="true" />
          <p>
            <strong>{registrationWords.completed}</strong>
          </p>
          <LinkButton to={paths.myCourses}>My Courses</LinkButton>
        </div>
      )
  }
}
