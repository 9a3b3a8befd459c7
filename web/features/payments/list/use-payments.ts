import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { OnAcademyPaymentDocument } from '#generated/admin-first-operations.ts'
import { PaymentsDocument } from '#generated/admin-operations.ts'
import type { OnAcademyPaymentSubscription, PaymentsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { reread } from '#web/lib/api/reread.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'
import type { PaymentRow } from '#web/components/payments/payment-row.ts'
import { filterVariables, isNarrowed, type PaymentsFilter } from './payments-filter.ts'

/** Spec 3.9.1. */
const PAGE = 50

const firstPage: string | undefined = undefined

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
  const [wanted, setWanted] = useState(() => {
    // Back restores the list as it was left; any other navigation begins at the first page.
    if (!isBack) client.removeQueries({ queryKey })
    const pages = client.getQueryData<PaymentPages>(queryKey)?.pages ?? []
    return Math.max(PAGE, pages.flatMap(({ payments }) => payments.items).length)
  })
  const [stopped, setStopped] = useState(false)
  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) => {
      const page = await query(PaymentsDocument, { ...filterVariables(filter), nextToken: pageParam })
      return withRecent(page, client.getQueryData<Changes>(changesKey), pageParam === undefined && isWhole)
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.payments.nextToken ?? undefined,
    // Payments arrive all the time: opening the page refetches.
    staleTime: 0,
    refetchOnMount: 'always',
  })
  useSubscription(OnAcademyPaymentDocument, {
    onData: ({ onAcademyPayment: fresh }) => {
      if (fresh === null) return
      keepChange(client, fresh)
      client.setQueryData<PaymentPages>(queryKey, (data) => data && withPayment(data, fresh, isWhole))
    },
    onSubscribed: () => void reread(client, queryKey),
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const items = list.data?.pages.flatMap((page) => page.payments.items)
  const goesOn = hasNextPage && !isError && !stopped && (all || (items?.length ?? 0) < wanted)
  const loaded = list.data?.pages.length
  useEffect(() => {
    // `loaded` too: a page that comes at once may leave no trace in `isFetching`.
    if (goesOn && loaded !== undefined && !isFetching) void fetchNextPage()
  }, [goesOn, isFetching, loaded, fetchNextPage])
  const goOn = (count: number) => {
    setStopped(false)
    setWanted(count)
  }
  return {
    items,
    nextToken: list.data?.pages.at(-1)?.payments.nextToken ?? undefined,
    /** What all payments of these days and this course came to. */
    totals: list.data?.pages[0]?.payments.totals ?? undefined,
    /** Since when everything was looked at; absent when that is everything. */
    searchedTo: list.data?.pages.at(-1)?.payments.searchedTo ?? undefined,
    error: list.error,
    more: hasNextPage,
    loading: goesOn || list.isFetchingNextPage,
    loadingAll: goesOn && (all || wanted === Infinity),
    stopped,
    reload: () => void list.refetch(),
    retry: () => void fetchNextPage(),
    loadMore: () => goOn((items?.length ?? 0) + PAGE),
    loadAll: () => goOn(Infinity),
    stop: () => setStopped(true),
    /** Shows a payment in its new state. */
    replace: (payment: PaymentRow) => {
      keepChange(client, payment)
      client.setQueryData<PaymentPages>(queryKey, (data) => data && withPayment(data, payment, false))
    },
  }
}

type PaymentPages = InfiniteData<PaymentsQuery, string | undefined>

/** A payment as an event brings it: the fields that everyone who lists payments may see. */
type Event = NonNullable<OnAcademyPaymentSubscription['onAcademyPayment']>

const unknown = {
  ...{ email: null, intentId: null, refund: null, trouble: null, disputed: null },
  ...{ partRefunds: null, openPart: null, disputes: null },
}

const change = (data: PaymentPages, items: (items: PaymentRow[], page: number) => PaymentRow[]): PaymentPages => ({
  ...data,
  pages: data.pages.map(({ payments }, page) => ({ payments: { ...payments, items: items(payments.items, page) } })),
})

/**
 * The pages with a payment in its new state; `fresh` is put on top when it is the newest and `isWhole` says that all are
 * listed.
 */
function withPayment(data: PaymentPages, fresh: Event, isWhole: boolean): PaymentPages {
  const isListed = data.pages.some(({ payments }) => payments.items.some(({ key }) => key === fresh.key))
  if (isListed)
    return change(data, (items) => items.map((item) => (item.key === fresh.key ? { ...item, ...fresh } : item)))
  const isNewest = fresh.date >= (data.pages[0]?.payments.items[0]?.date ?? 0)
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
function withRecent(page: PaymentsQuery, changes: Changes = {}, isWhole: boolean): PaymentsQuery {
  const recent = Object.values(changes).filter(({ at }) => Date.now() - at < FOLLOWS_MS)
  const data: PaymentPages = { pages: [page], pageParams: [undefined] }
  return recent.reduce((pages, { payment }) => withPayment(pages, payment, isWhole), data).pages[0] ?? page
}
