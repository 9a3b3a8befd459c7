import { paymentTroubles } from '#domain/messages/notifications.ts'
import { disputedWords } from '#domain/messages/payments.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import { statusWordsOf } from '#domain/payments/payment-csv.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { PaymentRow } from './payment-row.ts'

const TONES: Record<string, BadgeTone> = { paid: 'success', failed: 'error', refunded: 'accent' }

const troubleText = (code: string): string =>
  Object.entries(paymentTroubles).find(([known]) => known === code)?.[1] ?? 'it cannot be settled'

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** A payment's status, with the card service's words (spec 1.8.9), and why it is still open. */
export function PaymentStatus({ payment }: { payment: PaymentRow }) {
  const { status, charge, trouble, refund, disputed } = payment
  const tone = status === 'paid' && refund != null ? 'neutral' : (TONES[status ?? ''] ?? 'neutral')
  return (
    <Stack gap="small">
      <Badge tone={tone}>{statusWordsOf(payment)}</Badge>
      {status === 'refunded' && refund != null && <p className="muted">{refund.reason}</p>}
      {charge?.failure_message != null && refund == null && <p>{failureWords(charge.failure_message)}</p>}
      {disputed != null && (
        <p>
          <Badge tone="error">{disputedWords.badge}</Badge>
          <br />
          {disputedWords.since(formatDate(disputed))}
        </p>
      )}
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
