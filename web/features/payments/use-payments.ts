import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PaymentsDocument } from '../../../generated/operations.ts'
import { query } from '../../lib/api.ts'

const firstPage: string | undefined = undefined

/** Payments, newest first: a page at a time, or page after page until the end or until stopped (spec 1.7.8). */
export function usePayments() {
  const [all, setAll] = useState(false)
  const list = useInfiniteQuery({
    queryKey: ['payments'],
    queryFn: ({ pageParam }) => query(PaymentsDocument, { nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.payments.nextToken ?? undefined,
    // Payments come in all the time: opening the page asks anew.
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const goesOn = all && hasNextPage && !isError
  const loaded = list.data?.pages.length
  useEffect(() => {
    // `loaded` too: a page that comes at once may leave no trace in `isFetching`.
    if (goesOn && !isFetching) void fetchNextPage()
  }, [goesOn, isFetching, loaded, fetchNextPage])
  return {
    items: list.data?.pages.flatMap((page) => page.payments.items),
    error: list.error,
    more: hasNextPage,
    loading: list.isFetchingNextPage,
    loadingAll: goesOn,
    reload: () => void list.refetch(),
    loadMore: () => void fetchNextPage(),
    loadAll: () => {
      setAll(true)
    },
    stop: () => {
      setAll(false)
    },
  }
}
