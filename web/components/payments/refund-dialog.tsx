import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { RefundPaymentDocument } from '#generated/admin-operations.ts'
import { amountText } from '#domain/courses/price.ts'
import { paymentMessages, refundWords } from '#domain/messages/payments.ts'
import { checkRefundReason } from '#domain/payments/can-refund.ts'
import { readAmount } from '#domain/payments/read-amount.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { isObject } from '#web/lib/json.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import type { PaymentRow } from './payment-row.ts'

type RefundDialogProps = {
  payment: PaymentRow
  onRefunded: (payment: PaymentRow) => void
  /** Called when the payment's status may be newer than the list's. */
  onChanged: () => void
  onClose: () => void
}

/** Errors after which the list is out of date. */
const CHANGED = [
  'payment-refunded',
  'refund-begun',
  'refund-part-open',
  'refund-amount',
  'refund-changed',
  'payment-not-paid',
  'refund-later',
]

/** Errors after which the refund may have been made, so the next attempt must be the same request. */
const UNCERTAIN = ['refund-later', 'network', 'unknown']

type RefundRequest = { amount: number | undefined; reason: string; requestId: string }

/** Asks for the amount, the reason, and a confirmation before it refunds a payment or a part of it. */
export function RefundDialog({ payment, onRefunded, onChanged, onClose }: RefundDialogProps) {
  // The amount left when the dialog opened: if someone else refunds a part in the meantime, the server rejects this
  // refund and returns the new amount.
  const [remaining, setRemaining] = useState(payment.amount - (payment.refundedAmount ?? 0))
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState('all')
  const [dollars, setDollars] = useState('')
  const [problems, setProblems] = useState<{ reason?: string; amount?: string }>({})
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const isPart = scope === 'part'
  // Only a Live course has a year, and seats.
  const course = { name: payment.courseName, isLive: payment.courseYear !== null }
  // A partial refund of the whole remaining amount ends the course, like a full refund.
  const typed = isPart ? readAmount(dollars) : undefined
  const isFull = !isPart || typed === remaining
  const part = typed !== undefined && typed >= 1 && typed <= remaining ? amountText(typed) : undefined
  const refund = useMutation({
    mutationFn: ({ amount, ...request }: RefundRequest) =>
      mutate(RefundPaymentDocument, {
        input:
          amount === undefined
            ? { key: payment.key, reason: request.reason }
            : { key: payment.key, amount, left: remaining, ...request },
      }),
    onSuccess: ({ refundPayment }, { amount }) => {
      const isFull = refundPayment.status === 'refunded' || amount === undefined
      showMessage(isFull ? refundWords.wholeDone : refundWords.partDone(amountText(amount)))
      onRefunded(refundPayment)
    },
    onError: (error) => {
      const code = error instanceof AppError ? error.code : 'unknown'
      if (!UNCERTAIN.includes(code)) setRequestId(crypto.randomUUID())
      if (CHANGED.includes(code)) onChanged()
      const now =
        error instanceof AppError && isObject(error.data) && 'left' in error.data ? error.data.left : undefined
      if (typeof now === 'number') setRemaining(now)
    },
  })
  const confirm = () => {
    const checked = checkRefundReason(reason)
    const isAmount = !isPart || part !== undefined
    setProblems({
      ...(!checked.ok && { reason: paymentMessages[checked.code] }),
      ...(!isAmount && { amount: paymentMessages['refund-amount'] }),
    })
    if (checked.ok && isAmount) refund.mutate({ amount: typed, reason: checked.reason, requestId })
  }
  /** A different amount is a different refund, with a new request ID. */
  const change = (next: { scope?: string; dollars?: string }) => {
    if (next.scope !== undefined) setScope(next.scope)
    if (next.dollars !== undefined) setDollars(next.dollars)
    setProblems(({ amount: _, ...others }) => others)
    setRequestId(crypto.randomUUID())
  }
  return (
    <ConfirmDialog
      open
      danger
      title={isFull ? `Refund ${amountText(remaining)}?` : part === undefined ? 'Refund a part?' : `Refund ${part}?`}
      confirmLabel="Refund"
      busy={refund.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack>
        <RadioGroup
          row
          legend={refundWords.which}
          options={[
            { value: 'all', label: refundWords.all(amountText(remaining)) },
            { value: 'part', label: refundWords.part },
          ]}
          value={scope}
          disabled={refund.isPending}
          onChange={(value) => change({ scope: value })}
        />
        {isPart && (
          <TextField
            label={refundWords.amount}
            hint={refundWords.left(amountText(remaining))}
            inputMode="decimal"
            autoComplete="off"
            required
            value={dollars}
            error={problems.amount}
            disabled={refund.isPending}
            onChange={({ target }) => change({ dollars: target.value })}
          />
        )}
        <p>
          {isFull
            ? refundWords.ends(payment.studentName, amountText(remaining), course)
            : refundWords.stays(payment.studentName, part, payment.courseName)}
        </p>
        <TextAreaField
          label="Reason"
          hint="3 to 500 characters, for administrators"
          rows={3}
          maxLength={600}
          required
          value={reason}
          error={problems.reason}
          disabled={refund.isPending}
          onChange={(event) => {
            setReason(event.target.value)
            setProblems(({ reason: _, ...others }) => others)
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
