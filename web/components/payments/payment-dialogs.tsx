import { useState } from 'react'
import { PaymentDetails, type PaymentPaths } from './payment-details.tsx'
import type { PaymentRow } from './payment-row.ts'
import { RefundDialog } from './refund-dialog.tsx'

type PaymentDialogsProps = {
  /** As its list has it now. */
  payment: PaymentRow
  year: string | undefined
  paths: PaymentPaths
  onClose: () => void
  /** The payment may be newer than its list. */
  onChanged: () => void
  onRefunded: (payment: PaymentRow) => void
}

/** The details of a payment and its refund, after which the details are shown as they are then. */
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
