import { paymentTroubles } from '#domain/messages/notifications.ts'
import { disputedWords, refundWords } from '#domain/messages/payments.ts'
import { amountText } from '#domain/courses/price.ts'
import { isOpenDispute } from '#domain/payments/dispute.ts'
import { type PaymentState, stateOfRow } from '#domain/payments/payment-state.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import { statusWordsOf } from '#domain/payments/payment-csv.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { disputeStatusText } from './dispute-text.ts'
import type { PaymentRow } from './payment-row.ts'

const TONES: Record<PaymentState, BadgeTone> = {
  ...{ paid: 'success', failed: 'error', refunded: 'accent', 'part-refunded': 'accent' },
  ...{ processing: 'neutral', refunding: 'neutral' },
}

const troubleText = (code: string): string =>
  Object.entries(paymentTroubles).find(([known]) => known === code)?.[1] ?? 'it cannot be settled'

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** The results of closed disputes. */
function ClosedDisputes({ payment: { disputes } }: { payment: PaymentRow }) {
  const closed = (disputes ?? []).filter((dispute) => !isOpenDispute(dispute))
  return closed.map(({ id, status }) => (
    <p key={id}>
      <Badge tone={status === 'lost' ? 'error' : 'neutral'}>
        {status === 'lost' ? disputedWords.lost : status === 'won' ? disputedWords.won : disputeStatusText(status)}
      </Badge>
    </p>
  ))
}

/** A payment's status, with Stripe's message (spec 1.8.9), and why it's still open. */
export function PaymentStatus({ payment }: { payment: PaymentRow }) {
  const { status, charge, trouble, refund, openPart, refundedAmount, amount, disputed } = payment
  return (
    <Stack gap="small">
      <Badge tone={TONES[stateOfRow(payment)]}>{statusWordsOf(payment)}</Badge>
      {status === 'paid' && refundedAmount != null && refundedAmount > 0 && (
        <p className="muted">{refundWords.of(amountText(refundedAmount), amountText(amount))}</p>
      )}
      {openPart != null && <p>{refundWords.running(amountText(openPart.amount))}</p>}
      {status === 'refunded' && refund != null && <p className="muted">{refund.reason}</p>}
      {charge?.failure_message != null && refund == null && <p>{failureWords(charge.failure_message)}</p>}
      {disputed != null && (
        <p>
          <Badge tone="error">{disputedWords.badge}</Badge>
          <br />
          {disputedWords.since(formatDate(disputed))}
        </p>
      )}
      <ClosedDisputes payment={payment} />
      {trouble != null && (
        <p>
          <Badge tone="error">Needs attention</Badge>
          <br />
          {sentence(troubleText(trouble))}
        </p>
      )}
    </Stack>
  )
}
