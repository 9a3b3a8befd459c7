import { Link } from 'react-router-dom'
import { amountText } from '#domain/courses/price.ts'
import { paths } from '#web/app/paths.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { paymentName, type PaymentRow, paymentYears } from '#web/components/payments/payment-row.ts'
import { PaymentStatus } from '#web/components/payments/payment-status.tsx'
import { useStripeAddress } from '#web/components/payments/use-stripe-address.ts'

type PaymentTableProps = {
  payments: readonly PaymentRow[]
  sort: TableSort
  onSort: (sort: TableSort) => void
  onDetails: (payment: PaymentRow) => void
}

/** Payments with date, student, course, dollar price, and status (spec 3.2.25), and a link to each in Stripe. */
export function PaymentTable({ payments, sort, onSort, onDetails }: PaymentTableProps) {
  const { payment: stripeAddress } = useStripeAddress()
  const year = paymentYears(payments)
  const stripeLink = (payment: PaymentRow) => {
    const href = stripeAddress(payment)
    if (href === undefined) return null
    return (
      <ExternalLink href={href}>
        Stripe<VisuallyHidden>: {paymentName(payment)}</VisuallyHidden>
      </ExternalLink>
    )
  }
  return (
    <DataTable
      className="sm:max-lg:[&_.table.table--dense_:is(th,td)]:px-2"
      caption="Payments"
      sort={sort}
      onSort={onSort}
      compact
      rows={payments}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'date',
          header: 'Date',
          sortable: true,
          cell: ({ date }) => (
            <span className="inline-block min-w-23 lg:whitespace-nowrap">{formatDateTime(date)}</span>
          ),
        },
        {
          key: 'student',
          header: 'Student',
          sortable: true,
          cell: ({ studentId, studentName }) => (
            <span className="inline-flex flex-wrap gap-y-0 gap-x-2 items-baseline">
              <Link className="inline-block min-h-6 py-0.5" to={paths.user(studentId)}>
                {studentName}
              </Link>
              <small>
                <Link
                  className="inline-block min-h-6 py-0.5"
                  to={paths.studentProgress(studentId)}
                  aria-label={`Progress of ${studentName}`}
                >
                  Progress
                </Link>
              </small>
            </span>
          ),
        },
        {
          key: 'course',
          header: 'Course',
          sortable: true,
          // On a phone, the cell needs a single element next to its label.
          cell: (payment) => (
            <span className="wrap-anywhere">
              <CourseName name={payment.courseName} year={year(payment)} />
            </span>
          ),
        },
        { key: 'price', header: 'Price', sortable: true, cell: ({ amount }) => amountText(amount), end: true },
        {
          key: 'status',
          header: 'Status',
          sortable: true,
          cell: (payment) => (
            <div className="sm:min-w-34">
              <PaymentStatus payment={payment} />
            </div>
          ),
        },
        {
          key: 'more',
          header: 'More',
          end: true,
          cell: (payment) => (
            <div className="payment-table__more inline-flex gap-2 items-center lg:whitespace-nowrap sm:max-lg:flex-col sm:max-lg:gap-0 sm:max-lg:items-end">
              {stripeLink(payment)}
              <Button
                variant="quiet"
                aria-label={`Details: ${paymentName(payment)}`}
                onClick={() => onDetails(payment)}
              >
                Details
              </Button>
            </div>
          ),
        },
      ]}
    />
  )
}
