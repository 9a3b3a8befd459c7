import { chargeFailures, registrationWords } from '#domain/messages/registration.ts'
import { paymentStatusWords } from '#domain/messages/payments.ts'
import { receiptWords as words } from '#domain/messages/receipts.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { ReceiptPayment } from './receipt.tsx'

type State = { tone: BadgeTone; label: string; words: readonly string[] }

function stateOf({ status, charge, refundedAmount }: ReceiptPayment): State {
  const failure = charge?.failure_message
  if (status === 'paid' && (refundedAmount ?? 0) > 0)
    return { tone: 'accent', label: paymentStatusWords['part-refunded'], words: [words.part] }
  switch (status) {
    case 'paid':
      return { tone: 'success', label: 'Paid', words: [] }
    case 'refunded':
      return { tone: 'accent', label: 'Refunded', words: [registrationWords.refunded, ...(failure ? [failure] : [])] }
    case 'failed':
      return {
        tone: 'error',
        label: 'Failed',
        words: [failure ?? chargeFailures['card-failed'], registrationWords.notCharged],
      }
    default:
      return { tone: 'neutral', label: registrationWords.processing, words: ['This is not a receipt yet.'] }
  }
}

/** The payment's status in plain words: paid, failed, refunded, or not settled yet (spec 1.4.19 to 1.4.21). */
export function ReceiptStatus({ payment }: { payment: ReceiptPayment }) {
  const { tone, label, words } = stateOf(payment)
  return (
    <div className="receipt__status" role="status">
      <Badge tone={tone}>{label}</Badge>
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
