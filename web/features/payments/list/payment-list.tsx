import { CreditCard, Download, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { progressWords } from '#domain/messages/progress.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ExportPayments } from './export-payments.tsx'
import { MorePayments } from './more-payments.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { type PaymentRow, yearBesidePayments } from './payment-row.ts'
import { PaymentTable } from './payment-table.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { isNarrowed, type PaymentsFilter } from './payments-filter.ts'
import { PaymentTotals } from './payment-totals.tsx'
import { usePayments } from './use-payments.ts'

type Opened = { is: 'details' | 'refund'; payment: PaymentRow } | { is: 'export' }

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
              setOpened({ is: 'details', payment })
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
      {opened?.is === 'details' && (
        <PaymentDetails
          payment={opened.payment}
          year={yearBesidePayments(rows)(opened.payment)}
          onClose={close}
          onRefund={() => {
            setOpened({ is: 'refund', payment: opened.payment })
          }}
        />
      )}
      {opened?.is === 'refund' && (
        <RefundDialog
          payment={opened.payment}
          onClose={close}
          onChanged={payments.reload}
          onRefunded={(payment) => {
            payments.replace(payment)
            setOpened({ is: 'details', payment })
          }}
        />
      )}
      {opened?.is === 'export' && (
        <ExportPayments filter={filter} listed={items} nextToken={payments.nextToken} onClose={close} />
      )}
    </>
  )
}
