import { checkoutWords, registrationWords } from '#domain/messages/registration.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isRunning, useCheckoutStore } from './checkout-store.ts'

type RunningCheckoutsProps = {
  /** The course whose popup is open: it says so itself. */
  openCourse: string | undefined
  onShow: (courseKey: string) => void
}

/** The payments that run while their popup is closed, and the way back to each. */
export function RunningCheckouts({ openCourse, onShow }: RunningCheckoutsProps) {
  const checkouts = useCheckoutStore((state) => state.checkouts)
  return checkouts
    .filter(({ courseKey, state }) => courseKey !== openCourse && isRunning(state))
    .map(({ courseKey, courseName, state }) => (
      <Notice key={courseKey} tone="accent" role="status">
        <div className="row row--between">
          <p>
            <strong>{courseName}</strong>:{' '}
            {state.step === 'challenge' ? checkoutWords.bankAsks : registrationWords.processing}
          </p>
          <Button
            variant="secondary"
            aria-label={`Show the payment for ${courseName}`}
            onClick={() => onShow(courseKey)}
          >
            {state.step === 'challenge' ? 'Continue' : 'Show'}
          </Button>
        </div>
      </Notice>
    ))
}
