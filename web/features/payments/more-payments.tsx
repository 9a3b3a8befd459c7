import { Button } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Row } from '../../ui/row.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { usePayments } from './use-payments.ts'

type MorePaymentsProps = { payments: ReturnType<typeof usePayments>; shown: number }

/** The end of the list: how many are shown, Load more, and Load all with its progress. */
export function MorePayments({ payments, shown }: MorePaymentsProps) {
  const { more, loading, loadingAll, loadMore, loadAll, stop } = payments
  const count = `${shown} ${shown === 1 ? 'payment' : 'payments'}`
  return (
    <>
      <div role="status">
        {shown > 0 && (
          <p className="muted">
            {loadingAll ? `${count} loaded, loading the rest…` : more ? `${count} shown` : `All ${count} shown`}
          </p>
        )}
      </div>
      {loadingAll ? (
        <Row>
          <Spinner size="small" />
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        </Row>
      ) : (
        <LoadMore more={more} busy={loading} onMore={loadMore} onAll={loadAll} />
      )}
    </>
  )
}
