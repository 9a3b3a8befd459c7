import { CreditCard } from 'lucide-react'
import { Link } from 'react-router-dom'
import { amountText } from '#domain/courses/price.ts'
import { personWords } from '#domain/messages/person-page.ts'
import { disputedWords } from '#domain/messages/payments.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import { statusWordsOf } from '#domain/payments/payment-csv.ts'
import { paths } from '#web/app/paths.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { PersonList } from './person-list.tsx'
import { type PersonPayment, usePersonPayments } from './use-person.ts'
import { usePersonPlace } from './use-person-place.ts'

const TONES: Record<string, BadgeTone> = { paid: 'success', failed: 'error', refunded: 'accent' }

function Status({ payment }: { payment: PersonPayment }) {
  const { status, charge, refund, disputed, trouble } = payment
  return (
    <Stack gap="small">
      <Badge tone={TONES[status ?? ''] ?? 'neutral'}>{statusWordsOf(payment)}</Badge>
      {refund !== null && <span className="muted">{refund.reason}</span>}
      {charge?.failure_message != null && refund === null && <span>{failureWords(charge.failure_message)}</span>}
      {disputed !== null && <Badge tone="error">{disputedWords.badge}</Badge>}
      {trouble !== null && <Badge tone="error">Needs attention</Badge>}
    </Stack>
  )
}

/** What a user has paid, newest first; details and refunds are among the academy's payments. */
export function PaymentsTab({ uid, email }: { uid: string; email: string }) {
  const { page } = usePersonPlace()
  const view = usePersonPayments(uid, page)
  return (
    <Stack>
      <p className="muted">
        {personWords.paymentsLead}{' '}
        <Link to={`${paths.payments}?search=${encodeURIComponent(email)}`}>{personWords.allPayments}</Link>
      </p>
      <PersonList
        view={view}
        label={personWords.payments}
        unit="payment"
        empty={personWords.noPayments}
        icon={<CreditCard size={24} />}
      >
        {(payments) => (
          <Table
            caption={`${personWords.payments}, newest first`}
            rows={payments}
            rowKey={({ key }) => key}
            columns={[
              { key: 'date', header: 'Date', cell: ({ date }) => formatDateTime(date) },
              {
                key: 'course',
                header: 'Course',
                cell: ({ courseName, courseYear }) => (
                  <span>
                    <CourseName name={courseName} year={courseYear ?? undefined} />
                  </span>
                ),
              },
              { key: 'price', header: 'Price', cell: ({ amount }) => amountText(amount), end: true },
              { key: 'status', header: 'Status', cell: (payment) => <Status payment={payment} /> },
            ]}
          />
        )}
      </PersonList>
    </Stack>
  )
}
