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

/** A dispute in one or two lines: status, amount, reason, deadline, and a link to respond. */
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

/** The paths of the pages that a payment links to, by student or course key. */
export type PaymentPaths = Record<'user' | 'studentProgress' | 'manageCourse', (key: string) => string>

type PaymentDetailsProps = {
  payment: PaymentRow
  year: string | undefined
  paths: PaymentPaths
  onClose: () => void
  onRefund: () => void
}

/** Whether a payment can be refunded. If the bank blocks the refund, the details show that instead of the button. */
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

/** The partial refunds of a payment, with who made them and why, and the remaining amount. */
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

/** All facts about a payment, with links to its student, course, and charge, and its refund. */
export function PaymentDetails({ payment, year, paths, onClose, onRefund }: PaymentDetailsProps) {
  const { payment: stripeAddress, dispute: disputeAddress } = useStripeAddress()
  const href = stripeAddress(payment)
  const isBlocked = !allowsRefund(payment.disputes ?? [])
  const facts: Fact[] = [
    { term: 'Student', value: <Link to={paths.user(payment.studentId)}>{payment.studentName}</Link> },
    { term: 'Email', value: payment.email ?? '' },
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
