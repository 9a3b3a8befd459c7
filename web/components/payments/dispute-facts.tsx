import { amountText } from '#domain/courses/price.ts'
import { disputedWords } from '#domain/messages/payments.ts'
import { isOpenDispute } from '#domain/payments/dispute.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import type { PaymentRow } from './payment-row.ts'
import { disputeReasonText, disputeStatusText } from './dispute-text.ts'

type Dispute = NonNullable<PaymentRow['disputes']>[number]

/** A dispute in a line or two: state, amount, why, until when it can be answered, and where. */
export function DisputeFacts({ dispute, href }: { dispute: Dispute; href: string | undefined }) {
  const { status, amount, reason, created, dueBy, id } = dispute
  return (
    <span>
      <strong>{disputeStatusText(status)}</strong>: {amountText(amount)}, {formatDateTime(created)},{' '}
      {disputeReasonText(reason)}.
      {dueBy != null && isOpenDispute(dispute) && ` ${disputedWords.dueBy(formatDateTime(dueBy))}.`}{' '}
      {href !== undefined && <ExternalLink href={href}>{id}</ExternalLink>}
    </span>
  )
}
