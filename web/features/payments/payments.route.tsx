import { CreditCard } from 'lucide-react'
import { progressWords } from '../../../domain/messages/progress.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MorePayments } from './more-payments.tsx'
import { PaymentTable } from './payment-table.tsx'
import { usePayments } from './use-payments.ts'

/** All payments, newest first, 50 a page (spec 3.2.25, 3.9.1). */
export function PaymentsPage() {
  const payments = usePayments()
  const { items, error } = payments
  const body = () => {
    if (items === undefined) {
      if (error === null) return <Skeleton label="Loading the payments" count={4} />
      return <ErrorState message={error.message} onRetry={payments.reload} />
    }
    return (
      <>
        {items.length > 0 && <PaymentTable payments={items} />}
        {items.length === 0 && !payments.more && (
          <EmptyState title={progressWords.none} icon={<CreditCard size={24} />} />
        )}
        {error !== null && <ErrorState message={error.message} onRetry={payments.loadMore} />}
        <MorePayments payments={payments} shown={items.length} />
      </>
    )
  }
  return <Page title="Payments">{body()}</Page>
}
