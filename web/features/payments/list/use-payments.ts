import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { OnAcademyPaymentDocument } from '#generated/admin-first-operations.ts'
import { PaymentsDocument } from '#generated/admin-operations.ts'
import type { OnAcademyPaymentSubscription, PaymentsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { refetchQuery } from '#web/lib/api/refetch.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'
import type { PaymentRow } from '#web/components/payments/payment-row.ts'
import { filterVariables, isNarrowed, type PaymentsFilter } from './payments-params.ts'
import { useGrowingList, useSearchOn } from '#web/ui/list/use-lists.ts'

/** Spec 3.9.1. */
const PAGE = 50

/**
 * Payments, newest first, live (spec 1.7.7, 1.7.8), 50 at a time. Each call searches part of the past, so the search
 * continues until it has found 50 more, reaches the end, or is stopped. With `all`, loads everything without further
 * clicks.
 */
export function usePayments(filter: PaymentsFilter, all = false) {
  const client = useQueryClient()
  const queryKey = ['payments', filterVariables(filter)]
  const isUnfiltered = !isNarrowed(filter)
  const isBack = useNavigationType() === NavigationType.Pop
  const [first] = useState(() => {
    // Going back restores the list as it was left. Any other navigation starts at the first page.
    if (!isBack) client.removeQueries({ queryKey })
    const pages = client.getQueryData<PaymentPages>(queryKey)?.pages ?? []
    return Math.max(PAGE, pages.flatMap(({ items }) => items).length)
  })
  const list = useGrowingList(queryKey, async (nextToken) => {
    const { payments } = await query(PaymentsDocument, { ...filterVariables(filter), nextToken })
    return withRecent(payments, client.getQueryData<Changes>(changesKey), nextToken === undefined && isUnfiltered)
  })
  useSubscription(OnAcademyPaymentDocument, {
    onData: ({ onAcademyPayment: changed }) => {
      if (changed === null) return
      storeChange(client, changed)
      client.setQueryData<PaymentPages>(queryKey, (data) => data && withPayment(data, changed, isUnfiltered))
    },
    onSubscribed: () => void refetchQuery(client, queryKey),
  })
  const pages = list.query.data?.pages
  return {
    list,
    search: useSearchOn(list, { step: PAGE, first, all }),
    nextToken: pages?.at(-1)?.nextToken ?? undefined,
    /** Totals of all payments for these days and this course. */
    totals: pages?.[0]?.totals ?? undefined,
    /** The date back to which the search is complete. Absent once it has reached the end. */
    searchedTo: pages?.at(-1)?.searchedTo ?? undefined,
    reload: () => void list.query.refetch(),
    /** Updates a payment in the list. */
    replace: (payment: PaymentRow) => {
      storeChange(client, payment)
      client.setQueryData<PaymentPages>(queryKey, (data) => data && withPayment(data, payment, false))
    },
  }
}

type PaymentsPage = PaymentsQuery['payments']
type PaymentPages = InfiniteData<PaymentsPage, string | undefined>

/** A payment in an event: the fields that everyone who lists payments may see. */
type Event = NonNullable<OnAcademyPaymentSubscription['onAcademyPayment']>

const UNKNOWN_FIELDS = {
  ...{ email: null, intentId: null, refund: null, trouble: null, disputed: null },
  ...{ partRefunds: null, openPart: null, disputes: null },
}

const updateItems = (data: PaymentPages, items: (items: PaymentRow[], page: number) => PaymentRow[]): PaymentPages => ({
  ...data,
  pages: data.pages.map((each, page) => ({ ...each, items: items(each.items, page) })),
})

/** Updates a payment in the pages. Adds `changed` on top if it is the newest and the list is unfiltered (`isUnfiltered`). */
function withPayment(data: PaymentPages, changed: Event, isUnfiltered: boolean): PaymentPages {
  const isListed = data.pages.some(({ items }) => items.some(({ key }) => key === changed.key))
  if (isListed)
    return updateItems(data, (items) =>
      items.map((item) => (item.key === changed.key ? { ...item, ...changed } : item)),
    )
  const isNewest = changed.date >= (data.pages[0]?.items[0]?.date ?? 0)
  return isUnfiltered && isNewest
    ? updateItems(data, (items, page) => (page === 0 ? [{ ...UNKNOWN_FIELDS, ...changed }, ...items] : items))
    : data
}

const changesKey = ['payment-changes']
/** Milliseconds after a change during which a reply may not contain it yet. */
const LAG_MS = 15_000

type Changes = Readonly<Record<string, { payment: Event; at: number }>>

/** Stores a changed payment, for replies that don't contain the change yet. */
function storeChange(client: QueryClient, payment: Event): void {
  client.setQueryData<Changes>(changesKey, (changes = {}) => {
    const recent = Object.entries(changes).filter(([, { at }]) => Date.now() - at < LAG_MS)
    return { ...Object.fromEntries(recent), [payment.key]: { payment, at: Date.now() } }
  })
}

/** Applies recent changes to a page, because the reply may be older. */
function withRecent(page: PaymentsPage, changes: Changes = {}, isUnfiltered: boolean): PaymentsPage {
  const recent = Object.values(changes).filter(({ at }) => Date.now() - at < LAG_MS)
  const data: PaymentPages = { pages: [page], pageParams: [undefined] }
  return recent.reduce((pages, { payment }) => withPayment(pages, payment, isUnfiltered), data).pages[0] ?? page
}
