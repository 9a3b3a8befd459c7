import { CreditCard, Download, SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { paymentOrderWords } from '#domain/messages/payments.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { ExportPayments } from './export-payments.tsx'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { List } from '#web/ui/list/list-page.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { paymentsText, paymentYears } from '#web/components/payments/payment-row.ts'
import { usePayments } from './use-payments.ts'
import { PaymentTable } from './payment-table.tsx'
import { PaymentDialogs } from '#web/components/payments/payment-dialogs.tsx'
import { isNarrowed, type PaymentsParams } from './payments-params.ts'
import { PaymentTotals } from './payment-totals.tsx'
import { isNewestFirst, sortPayments } from './sort-payments.ts'

type MorePaymentsProps = { payments: ReturnType<typeof usePayments>; shown: number; narrowed: boolean }

/** Describes how many payments were found and how far back the search went. */
function progressText({ payments, shown, narrowed }: MorePaymentsProps): string {
  const { list, search, searchedTo } = payments
  const count = paymentsText(shown)
  const back = searchedTo === undefined ? '' : ` back to ${formatDate(searchedTo)}`
  if (!list.query.hasNextPage) return shown === 0 ? '' : `All ${count} ${narrowed ? 'found' : 'shown'}`
  if (narrowed) return search.busy ? `${count} found, looking further${back}…` : `${count} found${back}`
  return search.loadingAll ? `${count} loaded${back}, loading the rest…` : `${count} shown`
}

/** The end of the list: the count, Load more, and Load all. Long loads can be stopped. */
function MorePayments(props: MorePaymentsProps) {
  const { list, search } = props.payments
  return (
    <>
      <p role="status" className="muted">
        {progressText(props)}
      </p>
      {search.loadingAll || (props.narrowed && search.busy) ? (
        <Row>
          <Spinner size="small" />
          <Button variant="secondary" onClick={search.stop}>
            Stop
          </Button>
        </Row>
      ) : (
        <LoadMore more={list.query.hasNextPage} {...search} />
      )}
    </>
  )
}

/** Describes the order of the rows, and whether it only covers the loaded ones. */
function orderText(sort: TableSort, more: boolean): string {
  if (isNewestFirst(sort)) return paymentOrderWords.newest
  const { by, descending } = sort
  const order = by === 'date' ? paymentOrderWords.oldest : paymentOrderWords.by(by, descending)
  return more ? paymentOrderWords.ofLoaded(order) : order
}

type Opened = { is: 'payment'; key: string } | { is: 'export' }

type PaymentListProps = { params: PaymentsParams; onSort: (sort: TableSort) => void; onAllCourses: () => void }

/**
 * Totals and the list of matching payments, with dialogs for details, refund, and export. Any order other than newest
 * first loads all payments, so that the order covers all of them.
 */
export function PaymentList({ params, onSort, onAllCourses }: PaymentListProps) {
  const { sort } = params
  const payments = usePayments(params, !isNewestFirst(sort))
  const [opened, setOpened] = useState<Opened>()
  const { rows: items = [] } = payments.list
  // Thousands of rows may arrive quickly; defer rendering so that the page stays responsive.
  const loaded = useDeferredValue(payments.list.rows)
  const rows = useMemo(() => loaded && sortPayments(loaded, sort), [loaded, sort])
  const narrowed = isNarrowed(params)
  const close = () => setOpened(undefined)
  // Reads the payment from the list, so that its dialog shows changes by other administrators.
  const payment = opened?.is === 'payment' ? items.find(({ key }) => key === opened.key) : undefined
  return (
    <>
      {payments.totals && <PaymentTotals totals={payments.totals} filter={params} onAllCourses={onAllCourses} />}
      <List
        list={{ ...payments.list, rows }}
        loading="Loading the payments"
        empty={
          <EmptyState
            title={narrowed ? 'No payment was found' : progressWords.none}
            icon={narrowed ? <SearchX size={24} /> : <CreditCard size={24} />}
          >
            {narrowed && 'Try fewer or other words, another status, or other days.'}
          </EmptyState>
        }
        end={<MorePayments payments={payments} shown={items.length} narrowed={narrowed} />}
      >
        {(shown) => (
          <>
            <Row between>
              <p className="muted">{orderText(sort, payments.list.query.hasNextPage)}</p>
              <Button variant="secondary" onClick={() => setOpened({ is: 'export' })}>
                <Download size={18} aria-hidden="true" /> Export
              </Button>
            </Row>
            <PaymentTable
              payments={shown}
              sort={sort}
              onSort={onSort}
              onDetails={({ key }) => setOpened({ is: 'payment', key })}
            />
          </>
        )}
      </List>
      {payment && rows && (
        <PaymentDialogs
          payment={payment}
          year={paymentYears(rows)(payment)}
          paths={paths}
          onClose={close}
          onChanged={payments.reload}
          onRefunded={payments.replace}
        />
      )}
      {opened?.is === 'export' && (
        <ExportPayments params={params} listed={items} nextToken={payments.nextToken} onClose={close} />
      )}
    </>
  )
}
