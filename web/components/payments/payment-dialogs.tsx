import { useState } from 'react'
import { PaymentDetails, type PaymentPaths } from './payment-details.tsx'
import type { PaymentRow } from './payment-row.ts'
import { RefundDialog } from './refund-dialog.tsx'

type PaymentDialogsProps = {
  /** The payment as it is in the list now. */
  payment: PaymentRow
  year: string | undefined
  paths: PaymentPaths
  onClose: () => void
  /** Called when the payment may be newer than the list. */
  onChanged: () => void
  onRefunded: (payment: PaymentRow) => void
}

/** A payment's details and its refund dialog. After a refund, the updated details are shown. */
export function PaymentDialogs({ onChanged, onRefunded, ...shown }: PaymentDialogsProps) {
  const [isRefund, setRefund] = useState(false)
  if (!isRefund) return <PaymentDetails {...shown} onRefund={() => setRefund(true)} />
  return (
    <RefundDialog
      payment={shown.payment}
      onClose={shown.onClose}
      onChanged={onChanged}
      onRefunded={(payment) => {
        onRefunded(payment)
        setRefund(false)
      }}
    />
  )
}
