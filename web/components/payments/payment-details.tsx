import { Link } from 'react-router-dom'
import { amountText } from '#domain/courses/price.ts'
import { refundWords, disputedWords } from '#domain/messages/payments.ts'
import { allowsRefund, isOpenDispute } from '#domain/payments/dispute.ts'
import { moneyOfRow } from '#domain/payments/payment-csv.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import type { PaymentRow } from './payment-row.ts'
import { disputeReasonText, disputeStatusText } from './dispute-text.ts'
import { PaymentStatus } from './payment-status.tsx'
import { useStripeAddress } from './use-stripe-address.ts'

type Dispute = NonNullable<PaymentRow['disputes']>[number]

/** A dispute in a line or two: state, amount, why, until when it can be answered, and where. */
function DisputeFacts({ dispute, href }: { dispute: Dispute; href: string | undefined }) {
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

/** The addresses of the pages that a payment leads to, by the keys of student and course. */
export type PaymentPaths = Record<'user' | 'studentProgress' | 'manageCourse', (key: string) => string>

type PaymentDetailsProps = {
  payment: PaymentRow
  year: string | undefined
  paths: PaymentPaths
  onClose: () => void
  onRefund: () => void
}

/** Whether a refund may be asked for; of one that the bank blocks, the details say so. */
const isRefundable = ({ status, intentId, openPart }: PaymentRow): boolean =>
  status === 'paid' && intentId != null && openPart == null

const refundFacts = ({ refund }: PaymentRow): Fact[] =>
  refund == null
    ? []
    : [
        { term: 'Refund asked', value: formatDateTime(refund.date) },
        { term: 'Refunded by', value: refund.by },
        { term: 'Reason', value: refund.reason },
      ]

/** What went back of a payment by parts, who gave it back and why; and what is left. */
const partFacts = (payment: PaymentRow): Fact[] => {
  const { refunded, lost, net } = moneyOfRow(payment)
  return [
    ...(payment.partRefunds ?? []).map(({ amount, by, date, reason }, n) => ({
      term: `Part refunded ${n + 1}`,
      value: `${amountText(amount)}, ${formatDateTime(date)}, ${by}: ${reason}`,
    })),
    ...(refunded + lost > 0 ? [{ term: 'Net', value: amountText(net) }] : []),
  ]
}

/** Everything about one payment, with the ways to its student, course and charge, and its refund. */
export function PaymentDetails({ payment, year, paths, onClose, onRefund }: PaymentDetailsProps) {
  const { payment: stripeAddress, dispute: disputeAddress } = useStripeAddress()
  const href = stripeAddress(payment)
  const isBlocked = !allowsRefund(payment.disputes ?? [])
  const facts: Fact[] = [
    { term: 'Student', value: <Link to={paths.user(payment.studentId)}>{payment.studentName}</Link> },
    { term: 'E-mail', value: payment.email ?? '' },
    { term: 'Progress', value: <Link to={paths.studentProgress(payment.studentId)}>The student’s courses</Link> },
    {
      term: 'Course',
      value: (
        <Link to={paths.manageCourse(payment.courseKey)}>
          <CourseName name={payment.courseName} year={year} />
        </Link>
      ),
    },
    { term: 'Description', value: payment.description },
    { term: 'Amount', value: amountText(payment.amount) },
    { term: 'Date', value: formatDateTime(payment.date) },
    { term: 'Status', value: <PaymentStatus payment={payment} /> },
    ...partFacts(payment),
    ...refundFacts(payment),
    ...(payment.disputes ?? []).map((dispute, n) => ({
      term: `Dispute ${n + 1}`,
      value: <DisputeFacts dispute={dispute} href={disputeAddress(dispute.id)} />,
    })),
    ...(isRefundable(payment) && isBlocked ? [{ term: 'Refund', value: refundWords.blocked }] : []),
    { term: 'Reference', value: payment.key },
    ...(payment.charge?.id == null ? [] : [{ term: 'Charge', value: payment.charge.id }]),
    ...(href === undefined
      ? []
      : [{ term: 'Stripe', value: <ExternalLink href={href}>{payment.intentId}</ExternalLink> }]),
  ]
  return (
    <Dialog
      open
      wide
      title="Payment"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {isRefundable(payment) && !isBlocked && (
            <Button variant="danger" onClick={onRefund}>
              Refund
            </Button>
          )}
        </>
      }
    >
      <Facts facts={facts} />
    </Dialog>
  )
}
