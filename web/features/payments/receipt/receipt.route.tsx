import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { receiptWords } from '#domain/messages/receipts.ts'
import { registrationRefusals } from '#domain/messages/registration.ts'
import { ReceiptDocument } from '#generated/account-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Receipt } from './receipt.tsx'

/** Polling interval in milliseconds while the payment is processing. */
const POLL_MS = 4000

/** The printable receipt of one of the user's own payments. Other users' payments are not found. */
export function ReceiptPage() {
  const { paymentKey = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['receipt', paymentKey],
    queryFn: () => query(ReceiptDocument, { key: paymentKey }),
    refetchInterval: ({ state }) => (state.data?.myPayment?.processing === true ? POLL_MS : false),
  })
  const payment = data?.myPayment
  const body = () => {
    if (payment) return <Receipt payment={payment} />
    if (data !== undefined) {
      return (
        <EmptyState
          title={registrationRefusals['payment-not-found']}
          icon={<ReceiptText size={24} />}
          action={<LinkButton to={paths.myCourses}>My Courses</LinkButton>}
        />
      )
    }
    if (error !== null) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    return <Skeleton label="Loading the receipt" count={1} />
  }
  return (
    <Page
      title={receiptWords.receipt}
      width="narrow"
      before={
        <Breadcrumbs
          crumbs={[
            { to: paths.myCourses, name: 'My Courses' },
            { to: paths.receipt(paymentKey), name: receiptWords.receipt },
          ]}
          shorten={crumbText}
        />
      }
      actions={payment && <Button onClick={() => window.print()}>Print</Button>}
    >
      {body()}
    </Page>
  )
}
