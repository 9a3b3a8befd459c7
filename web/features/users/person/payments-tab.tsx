import { useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { amountText } from '#domain/courses/price.ts'
import { personWords } from '#domain/messages/person-page.ts'
import { paths } from '#web/app/paths.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { PaymentDialogs } from '#web/components/payments/payment-dialogs.tsx'
import { paymentName, type PaymentRow, paymentYears } from '#web/components/payments/payment-row.ts'
import { PaymentStatus } from '#web/components/payments/payment-status.tsx'
import { putReply } from '#web/lib/api/refetch.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { PersonList, usePersonParams } from './person-list.tsx'
import { usePersonPayments } from './use-person.ts'

/** A user's payments, newest first, each with its details and refund. */
export function PaymentsTab({ uid, email }: { uid: string; email: string }) {
  const { page } = usePersonParams().fields
  const view = usePersonPayments(uid, page)
  const client = useQueryClient()
  const [opened, setOpened] = useState<string>()
  const items = view.data?.items ?? []
  const payment = items.find(({ key }) => key === opened)
  /** Updates the cached payment right away, before the list is refetched. */
  const show = (changed: PaymentRow) =>
    putReply<NonNullable<typeof view.data>>(client, ['person-payments', uid, page], (list) => ({
      ...list,
      items: list.items.map((row) => (row.key === changed.key ? changed : row)),
    }))
  const reload = () => {
    void client.invalidateQueries({ queryKey: ['person-payments', uid] })
    // A refund of the whole remaining amount ends the course.
    void client.invalidateQueries({ queryKey: ['person-courses', uid] })
  }
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
              { key: 'status', header: 'Status', cell: (row) => <PaymentStatus payment={row} /> },
              {
                key: 'more',
                header: 'More',
                end: true,
                cell: (row) => (
                  <Button
                    variant="quiet"
                    aria-label={`Details: ${paymentName(row)}`}
                    onClick={() => setOpened(row.key)}
                  >
                    Details
                  </Button>
                ),
              },
            ]}
          />
        )}
      </PersonList>
      {payment && (
        <PaymentDialogs
          payment={payment}
          year={paymentYears(items)(payment)}
          paths={paths}
          onClose={() => setOpened(undefined)}
          onChanged={reload}
          onRefunded={(refunded) => {
            show(refunded)
            reload()
          }}
        />
      )}
    </Stack>
  )
}
