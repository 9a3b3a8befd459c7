import { PaymentsDocument, type PaymentsQuery, type PaymentsQueryVariables } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { keepTrying } from '#web/lib/api/keep-trying.ts'
import type { PaymentRow } from './payment-row.ts'
import { askedOf, type PaymentsAsked } from './use-payments.ts'

type Fetching = {
  asked: PaymentsAsked
  /** What is listed already, and where that ended. */
  listed: readonly PaymentRow[]
  nextToken: string
  signal: AbortSignal
  onProgress: (found: number, searchedTo: number | undefined) => void
  onWaiting: (waiting: boolean) => void
}

/** The listed payments and all that come after them, page after page; undefined when stopped. */
export async function fetchPayments(fetching: Fetching): Promise<PaymentRow[] | undefined> {
  const { asked, signal, onProgress, onWaiting } = fetching
  const found = [...fetching.listed]
  let nextToken: string | null = fetching.nextToken
  while (nextToken !== null) {
    const variables: PaymentsQueryVariables = { ...askedOf(asked), nextToken }
    const { payments }: PaymentsQuery = await keepTrying(() => query(PaymentsDocument, variables), {
      signal,
      onWaiting,
    })
    if (signal.aborted) return undefined
    found.push(...payments.items)
    nextToken = payments.nextToken
    onProgress(found.length, payments.searchedTo ?? undefined)
  }
  return found
}
