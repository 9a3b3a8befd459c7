import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { OnAcademyPaymentDocument } from '#generated/admin-first-operations.ts'
import { PaymentsDocument } from '#generated/admin-operations.ts'
import type { OnAcademyPaymentSubscription, PaymentsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { reread } from '#web/lib/api/reread.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'
import type { PaymentRow } from '#web/components/payments/payment-row.ts'
import { filterVariables, isNarrowed, type PaymentsFilter } from './payments-params.ts'
import { useGrowingList, useSearchOn } from '#web/ui/list/use-lists.ts'

/** Spec 3.9.1. */
const PAGE = 50

/**
 * Payments, newest first, live (spec 1.7.7, 1.7.8): 50 at a time, or all until stopped. Each call searches a part of
 * the past, so the search continues by itself until it has found 50 more, reaches the end, or is stopped. `all`: what there is comes without
 * a press, until it is stopped.
 */
export function usePayments(filter: PaymentsFilter, all = false) {
  const client = useQueryClient()
  const queryKey = ['payments', filterVariables(filter)]
  const isWhole = !isNarrowed(filter)
  const isBack = useNavigationType() === NavigationType.Pop
  const [first] = useState(() => {
    // Back restores the list as it was left; any other navigation begins at the first page.
    if (!isBack) client.removeQueries({ queryKey })
    const pages = client.getQueryData<PaymentPages>(queryKey)?.pages ?? []
    return Math.max(PAGE, pages.flatMap(({ items }) => items).length)
  })
  const list = useGrowingList(queryKey, async (nextToken) => {
    const { payments } = await query(PaymentsDocument, { ...filterVariables(filter), nextToken })
    return withRecent(payments, client.getQueryData<Changes>(changesKey), nextToken === undefined && isWhole)
  })
  useSubscription(OnAcademyPaymentDocument, {
    onData: ({ onAcademyPayment: fresh }) => {
      if (fresh === null) return
      keepChange(client, fresh)
      client.setQueryData<PaymentPages>(queryKey, (data) => data && withPayment(data, fresh, isWhole))
    },
    onSubscribed: () => void reread(client, queryKey),
  })
  const pages = list.query.data?.pages
  return {
    list,
    search: useSearchOn(list, { step: PAGE, first, all }),
    nextToken: pages?.at(-1)?.nextToken ?? undefined,
    /** What all payments of these days and this course came to. */
    totals: pages?.[0]?.totals ?? undefined,
    /** Since when everything was looked at; absent when that is everything. */
    searchedTo: pages?.at(-1)?.searchedTo ?? undefined,
    reload: () => void list.query.refetch(),
    /** Shows a payment in its new state. */
    replace: (payment: PaymentRow) => {
      keepChange(client, payment)
      client.setQueryData<PaymentPages>(queryKey, (data) => data && withPayment(data, payment, false))
    },
  }
}

type PaymentsPage = PaymentsQuery['payments']
type PaymentPages = InfiniteData<PaymentsPage, string | undefined>

/** A payment as an event brings it: the fields that everyone who lists payments may see. */
type Event = NonNullable<OnAcademyPaymentSubscription['onAcademyPayment']>

const unknown = {
  ...{ email: null, intentId: null, refund: null, trouble: null, disputed: null },
  ...{ partRefunds: null, openPart: null, disputes: null },
}

const change = (data: PaymentPages, items: (items: PaymentRow[], page: number) => PaymentRow[]): PaymentPages => ({
  ...data,
  pages: data.pages.map((each, page) => ({ ...each, items: items(each.items, page) })),
})

/**
 * The pages with a payment in its new state; `fresh` is put on top when it is the newest and `isWhole` says that all are
 * listed.
 */
function withPayment(data: PaymentPages, fresh: Event, isWhole: boolean): PaymentPages {
  const isListed = data.pages.some(({ items }) => items.some(({ key }) => key === fresh.key))
  if (isListed)
    return change(data, (items) => items.map((item) => (item.key === fresh.key ? { ...item, ...fresh } : item)))
  const isNewest = fresh.date >= (data.pages[0]?.items[0]?.date ?? 0)
  return isWhole && isNewest
    ? change(data, (items, page) => (page === 0 ? [{ ...unknown, ...fresh }, ...items] : items))
    : data
}

const changesKey = ['payment-changes']
/** The list follows the table: for this long after a change a reply may not have it yet, milliseconds. */
const FOLLOWS_MS = 15_000

type Changes = Readonly<Record<string, { payment: Event; at: number }>>

/** Keeps a payment in its new state, for replies that do not have it yet. */
function keepChange(client: QueryClient, payment: Event): void {
  client.setQueryData<Changes>(changesKey, (changes = {}) => {
    const recent = Object.entries(changes).filter(([, { at }]) => Date.now() - at < FOLLOWS_MS)
    return { ...Object.fromEntries(recent), [payment.key]: { payment, at: Date.now() } }
  })
}

/** A page of a reply with the changes that may be newer than it. */
function withRecent(page: PaymentsPage, changes: Changes = {}, isWhole: boolean): PaymentsPage {
  const recent = Object.values(changes).filter(({ at }) => Date.now() - at < FOLLOWS_MS)
  const data: PaymentPages = { pages: [page], pageParams: [undefined] }
  return recent.reduce((pages, { payment }) => withPayment(pages, payment, isWhole), data).pages[0] ?? page
}
