import { useState } from 'react'
import { unknownFailure } from '#domain/messages/failures.ts'
import { checkoutWords } from '#domain/messages/registration.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { cancelRunningPayment } from './send-checkout.ts'

/** Cancels the payment that waits for the bank's confirmation; nothing is charged, and the card form is shown again. */
export function OtherCard({ paymentKey }: { paymentKey: string }) {
  const [busy, setBusy] = useState(false)
  const giveUp = async () => {
    setBusy(true)
    try {
      await cancelRunningPayment(paymentKey)
    } catch (error) {
      showError(error instanceof AppError ? error.message : unknownFailure)
      setBusy(false)
    }
  }
  return (
    <FormActions>
      <Button variant="secondary" busy={busy} onClick={() => void giveUp()}>
        {checkoutWords.otherCard}
      </Button>
    </FormActions>
  )
}
