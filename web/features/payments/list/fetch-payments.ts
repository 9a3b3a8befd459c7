import { PaymentsDocument } from '#generated/admin-operations.ts'
import type { PaymentsQuery, PaymentsQueryVariables } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import type { PaymentRow } from '#web/components/payments/payment-row.ts'
import { filterVariables, type PaymentsFilter } from './payments-filter.ts'

type Fetching = {
  filter: PaymentsFilter
  /** The payments that are listed already, and the token after them. */
  listed: readonly PaymentRow[]
  nextToken: string
  signal: AbortSignal
  onProgress: (count: number, searchedTo: number | undefined) => void
  onWaiting: (waiting: boolean) => void
}

/** The listed payments and all that come after them, page after page; undefined when stopped. */
export async function fetchPayments(fetching: Fetching): Promise<PaymentRow[] | undefined> {
  const { filter, signal, onProgress, onWaiting } = fetching
  const rows = [...fetching.listed]
  let nextToken: string | null = fetching.nextToken
  while (nextToken !== null) {
    const variables: PaymentsQueryVariables = { ...filterVariables(filter), nextToken }
    const { payments }: PaymentsQuery = await retryWhileOffline(() => query(PaymentsDocument, variables), {
      signal,
      onWaiting,
    })
    if (signal.aborted) return undefined
    rows.push(...payments.items)
    nextToken = payments.nextToken
    onProgress(rows.length, payments.searchedTo ?? undefined)
  }
  return rows
}
