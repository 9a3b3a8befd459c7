import { registrationWords } from '../../../domain/messages/registration.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { PaymentRow } from './payment-table.tsx'

const STATES: Record<string, { tone: BadgeTone; text: string }> = {
  paid: { tone: 'success', text: 'Paid' },
  failed: { tone: 'error', text: 'Failed' },
  refunded: { tone: 'accent', text: 'Refunded' },
}

/** What became of a payment, with the card service's words when it failed (spec 1.8.9). */
export function PaymentStatus({ payment: { status, charge } }: { payment: PaymentRow }) {
  const state = STATES[status ?? ''] ?? { tone: 'neutral', text: registrationWords.processing }
  return (
    <Stack gap="small">
      <Badge tone={state.tone}>{state.text}</Badge>
      {charge?.failure_message != null && <p>{charge.failure_message}</p>}
    </Stack>
  )
}
