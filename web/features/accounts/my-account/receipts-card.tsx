import { Link } from 'react-router-dom'
import { OwnReceiptDocument, OwnReceiptsDocument } from '#generated/account-operations.ts'
import { amountText } from '#domain/courses/price.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { paymentStatusWords } from '#domain/messages/payments.ts'
import { type PaymentState, stateOfRow } from '#domain/payments/payment-state.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { useGrowingList } from '#web/ui/list/use-lists.ts'

const TONES: Record<PaymentState, BadgeTone> = {
  paid: 'success',
  refunded: 'accent',
  'part-refunded': 'accent',
  failed: 'error',
  processing: 'neutral',
  refunding: 'neutral',
}

/** Reads one of the user's payments. Returns an empty list when it doesn't exist. */
async function readPayment(key: string) {
  const { myPayment } = await query(OwnReceiptDocument, { key })
  return myPayment ? [myPayment] : []
}

/** Payments refunded before their course opened, which no course refers to. */
async function readRefunds(keys: readonly string[]) {
  const payments = (await Promise.all(keys.map(readPayment))).flat()
  return payments.map((payment) => ({ name: payment.courseName, time: payment.date, payment }))
}

/**
 * A page of the user's courses with their payments. The first page also includes the refunds from before a course
 * opened.
 */
async function readPage(nextToken: string | undefined) {
  const { myProgress, myRefunds } = await query(OwnReceiptsDocument, { nextToken })
  const { items, nextToken: next } = myProgress
  const [refunds, receipts] = await Promise.all([
    readRefunds(nextToken === undefined ? myRefunds : []),
    Promise.all(
      items.map(async ({ name, dateCreated, paymentKey }) => {
        const payments = paymentKey ? await readPayment(paymentKey) : []
        return payments.map((payment) => ({ name, time: dateCreated, payment }))
      }),
    ),
  ])
  return { items: [...refunds, ...receipts.flat()], nextToken: next }
}

/**
 * The user's receipts, newest first, with amount and state, including refunds from before a course opened. Each links
 * to its printable page. Costs half a read unit for five courses, for the refunds, and for each payment.
 */
export function ReceiptsCard() {
  // Read on each visit: the user may have paid for a course since.
  const { rows, error, retry, more, query: list } = useGrowingList(['own-receipts'], readPage)
  const receipts = (rows ?? []).toSorted((a, b) => b.time - a.time)
  return (
    <Card as="section" aria-labelledby="account-receipts" aria-busy={list.isPending}>
      <h2 id="account-receipts">Receipts</h2>
      {list.isPending && <Skeleton label="Loading your receipts" count={1} />}
      {error !== null && (
        <ErrorState message={error instanceof AppError ? error.message : unknownFailure} onRetry={retry} />
      )}
      {rows?.length === 0 && !list.hasNextPage && <p>No receipts yet. Receipts for your courses appear here.</p>}
      <ul className="m-0 p-0 list-none">
        {receipts.map(({ name, time, payment }) => {
          const state = stateOfRow(payment)
          return (
            <li key={payment.key} className="receipts__line">
              <span className="grid">
                <Link className="inline-flex items-center w-fit min-h-target" to={paths.receipt(payment.key)}>
                  {name}
                </Link>
                <span className="muted">{formatDate(time)}</span>
              </span>
              <span className="inline-flex flex-wrap items-center justify-end gap-y-1 gap-x-3 tabular-nums max-[22.5rem]:flex-col max-[22.5rem]:items-end">
                {amountText(payment.amount)} <Badge tone={TONES[state]}>{paymentStatusWords[state]}</Badge>
              </span>
            </li>
          )
        })}
      </ul>
      <LoadMore {...more} />
    </Card>
  )
}
