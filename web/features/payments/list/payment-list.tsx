import { CreditCard, Download, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ExportPayments } from './export-payments.tsx'
import { MorePayments } from './more-payments.tsx'
import { yearBesidePayments } from '#web/components/payments/payment-row.ts'
import { PaymentTable } from './payment-table.tsx'
import { PaymentDialogs } from '#web/components/payments/payment-dialogs.tsx'
import { isNarrowed, type PaymentsFilter } from './payments-filter.ts'
import { PaymentTotals } from './payment-totals.tsx'
import { usePayments } from './use-payments.ts'

type Opened = { is: 'payment'; key: string } | { is: 'export' }

type PaymentListProps = { filter: PaymentsFilter; onAllCourses: () => void }

/** The payments that match the filter, after what they came to, with their dialogs: details, refund, export. */
export function PaymentList({ filter, onAllCourses }: PaymentListProps) {
  const payments = usePayments(filter)
  const [opened, setOpened] = useState<Opened>()
  const { items, error } = payments
  // Thousands of rows may come in quickly: the screen follows as it can.
  const rows = useDeferredValue(items)
  const narrowed = isNarrowed(filter)
  const close = () => {
    setOpened(undefined)
  }
  if (items === undefined || rows === undefined) {
    if (error === null) return <Skeleton label="Loading the payments" count={4} />
    return <ErrorState message={error.message} onRetry={payments.reload} />
  }
  // As the list has it now: what another administrator does to it is seen in its dialog.
  const payment = opened?.is === 'payment' ? items.find(({ key }) => key === opened.key) : undefined
  return (
    <>
      {payments.totals && <PaymentTotals totals={payments.totals} filter={filter} onAllCourses={onAllCourses} />}
      {rows.length > 0 && (
        <>
          <Row between>
            <p className="muted">Newest first</p>
            <Button
              variant="secondary"
              onClick={() => {
                setOpened({ is: 'export' })
              }}
            >
              <Download size={18} aria-hidden="true" /> Export
            </Button>
          </Row>
          <PaymentTable
            payments={rows}
            onDetails={(payment) => {
              setOpened({ is: 'payment', key: payment.key })
            }}
          />
        </>
      )}
      {items.length === 0 && !payments.more && (
        <EmptyState
          title={narrowed ? 'No payment was found' : progressWords.none}
          icon={narrowed ? <SearchX size={24} /> : <CreditCard size={24} />}
        >
          {narrowed && 'Try fewer or other words, another status, or other days.'}
        </EmptyState>
      )}
      {error !== null && <ErrorState message={error.message} onRetry={payments.retry} />}
      <MorePayments payments={payments} shown={items.length} narrowed={narrowed} />
      {payment && (
        <PaymentDialogs
          payment={payment}
          year={yearBesidePayments(rows)(payment)}
          paths={paths}
          onClose={close}
          onChanged={payments.reload}
          onRefunded={payments.replace}
        />
      )}
      {opened?.is === 'export' && (
        <ExportPayments filter={filter} listed={items} nextToken={payments.nextToken} onClose={close} />
      )}
    </>
  )
}
