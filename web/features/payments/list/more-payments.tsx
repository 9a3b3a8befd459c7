import { formatDate } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { paymentsText } from '#web/components/payments/payment-row.ts'
import type { usePayments } from './use-payments.ts'

type MorePaymentsProps = { payments: ReturnType<typeof usePayments>; shown: number; narrowed: boolean }

/** How many there are so far, and how far back was looked for them. */
function progressText({ payments, shown, narrowed }: MorePaymentsProps): string {
  const { more, loading, loadingAll, searchedTo } = payments
  const count = paymentsText(shown)
  const back = searchedTo === undefined ? '' : ` back to ${formatDate(searchedTo)}`
  if (!more) return shown === 0 ? '' : `All ${count} ${narrowed ? 'found' : 'shown'}`
  if (narrowed) return loading ? `${count} found, looking further${back}…` : `${count} found${back}`
  return loadingAll ? `${count} loaded${back}, loading the rest…` : `${count} shown`
}

/** The end of the list: how many are shown, Load more, and Load all; what takes long can be stopped. */
export function MorePayments(props: MorePaymentsProps) {
  const { more, loading, loadingAll, loadMore, loadAll, stop } = props.payments
  const stoppable = loadingAll || (props.narrowed && loading)
  return (
    <>
      <p role="status" className="muted">
        {progressText(props)}
      </p>
      {stoppable ? (
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
