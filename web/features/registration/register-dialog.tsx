import { useState } from 'react'
import type { CardOption } from '../../../domain/courses/catalogue.ts'
import { paymentDescription, priceText } from '../../../domain/courses/price.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { setCheckout, useCheckoutStore } from './checkout-store.ts'
import { Checkout } from './checkout.tsx'
import { RegisterSummary } from './register-summary.tsx'

type RegisterDialogProps = { option: CardOption; onClose: () => void }

const titles = {
  idle: 'Register',
  processing: 'Registering',
  challenge: 'Registering',
  failed: 'Registering',
  done: 'Registered',
} as const

/** The Register popup: what is bought, then the card, then how it went (spec 1.4.16 to 1.4.21). */
export function RegisterDialog({ option, onClose }: RegisterDialogProps) {
  const [paying, setPaying] = useState(false)
  const checkout = useCheckoutStore((state) => state.checkout)
  const { course } = option
  const isBusy = checkout.step === 'processing' || checkout.step === 'challenge'
  const close = () => {
    // What has ended is over; what still runs goes on behind and shows again when the popup is opened.
    if (!isBusy) setCheckout({ step: 'idle' })
    onClose()
  }
  return (
    <Dialog open title={titles[checkout.step]} locked={isBusy} onClose={close}>
      <div className="checkout__summary">
        <div>
          <p>
            <strong>{course.name}</strong>
          </p>
          <p className="muted">{paymentDescription(course)}</p>
        </div>
        <p className="checkout__price">{priceText(course.price)}</p>
      </div>
      {checkout.step === 'idle' && !paying ? (
        <RegisterSummary
          option={option}
          onCancel={close}
          onContinue={() => {
            setPaying(true)
          }}
        />
      ) : (
        <Checkout course={course} onClose={close} />
      )}
    </Dialog>
  )
}
