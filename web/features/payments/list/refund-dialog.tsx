import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { RefundPaymentDocument } from '#generated/admin-operations.ts'
import { amountText } from '#domain/courses/price.ts'
import { paymentMessages } from '#domain/messages/payments.ts'
import { checkRefundReason } from '#domain/payments/can-refund.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import type { PaymentRow } from './payment-row.ts'

type RefundDialogProps = {
  payment: PaymentRow
  onRefunded: (payment: PaymentRow) => void
  /** The payment's status may be newer than the list's. */
  onChanged: () => void
  onClose: () => void
}

/** Refusals after which the list is out of date. */
const CHANGED = ['payment-refunded', 'refund-begun', 'payment-not-paid', 'refund-later']

/** Asks for the reason, and once more, before a payment is given back. */
export function RefundDialog({ payment, onRefunded, onChanged, onClose }: RefundDialogProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const refund = useMutation({
    mutationFn: (text: string) => mutate(RefundPaymentDocument, { input: { key: payment.key, reason: text } }),
    onSuccess: ({ refundPayment }) => {
      showMessage('Payment refunded')
      onRefunded(refundPayment)
    },
    onError: (error) => {
      if (error instanceof AppError && CHANGED.includes(error.code)) onChanged()
    },
  })
  const confirm = () => {
    const checked = checkRefundReason(reason)
    if (checked.ok) refund.mutate(checked.reason)
    else setProblem(paymentMessages[checked.code])
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Refund ${amountText(payment.amount)}?`}
      confirmLabel="Refund"
      busy={refund.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack>
        <p>
          {payment.studentName} gets {amountText(payment.amount)} back for {payment.courseName}. Their access to the
          course ends now and the seat becomes free. This cannot be undone.
        </p>
        <TextAreaField
          label="Reason"
          hint="3 to 500 characters, for administrators"
          rows={3}
          maxLength={600}
          required
          value={reason}
          error={problem}
          disabled={refund.isPending}
          onChange={(event) => {
            setReason(event.target.value)
            setProblem(undefined)
          }}
        />
        {refund.error !== null && (
          <Notice tone="error" role="alert">
            {refund.error.message}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
