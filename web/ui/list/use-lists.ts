import { keepPreviousData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A list as far as it is known, for `List`. */
export type ListState<Row> = {
  /** undefined: nothing of it has come yet. */
  rows: readonly Row[] | undefined
  error: Error | null
  /** Tries again what failed. */
  retry: () => void
  /** Of a list in pages: how many rows there are in all, and the page in view. */
  paging?: { total: number; page: number; pages: number; busy: boolean; onPage: (page: number) => void; last: string }
  /** Of a list that grows: the way to more of it. */
  more?: { more: boolean; busy: boolean; onMore: () => void; onAll?: () => void }
}

type PageOf<Row> = { items: readonly Row[]; total: number }

type PagedListOptions<P, Row> = {
  /** From `useListParams`. */
  url: { params: P; change: (to: { page: number }) => void; pageLink: (page: number) => string }
  queryKey: QueryKey
  /** Rows a page. */
  size: number
  read: (params: P) => Promise<PageOf<Row>>
  enabled?: boolean
}

/** A list of which the URL names a page; others write too, so coming back reads it again. */
export function usePagedList<P extends { page: number }, Row>({ url, ...options }: PagedListOptions<P, Row>) {
  const { params, change, pageLink } = url
  const { size, read, enabled = true } = options
  const queryKey = [...options.queryKey, params]
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: () => read(params),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / size))
  const list: ListState<Row> = {
    rows: data?.items,
    error,
    retry: () => void refetch(),
    ...(data && {
      paging: {
        ...{ total: data.total, page: params.page, pages, busy: isPlaceholderData },
        onPage: (page) => change({ page }),
        last: pageLink(pages),
      },
    }),
  }
  return { ...list, queryKey }
}

const FIRST_PAGE: string | undefined = undefined

/** A list that comes a page at a time, each with the token of the next one. */
export function useGrowingList<Page extends { items: readonly unknown[]; nextToken?: string | null }>(
  queryKey: QueryKey,
  read: (nextToken: string | undefined) => Promise<Page>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextToken ?? undefined,
    staleTime: 0,
  })
  const loadMore = () => void query.fetchNextPage()
  const list: ListState<Page['items'][number]> = {
    rows: query.data?.pages.flatMap(({ items }) => items),
    error: query.error,
    retry: query.isFetchNextPageError ? loadMore : () => void query.refetch(),
    more: { more: query.hasNextPage, busy: query.isFetchingNextPage, onMore: loadMore },
  }
  return { ...list, query }
}

type SearchOnOptions = {
  /** Rows at a time, and at first. */
  step: number
  first?: number
  /** All that there are come without a press, until it is stopped. */
  all?: boolean
}

/** Of a growing list whose replies look through a part of the past each: goes on by itself until it has a step more, reaches the end, or is stopped. */
export function useSearchOn(
  { rows, query }: Pick<ReturnType<typeof useGrowingList>, 'rows' | 'query'>,
  { step, first = step, all = false }: SearchOnOptions,
) {
  const [wanted, setWanted] = useState(first)
  const [stopped, setStopped] = useState(false)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const count = rows?.length ?? 0
  const pages = query.data?.pages.length
  const goesOn = hasNextPage && !isError && !stopped && pages !== undefined && (all || count < wanted)
  useEffect(() => {
    // `pages` too: a page that comes at once may leave no trace in `isFetching`.
    if (goesOn && !isFetching) void fetchNextPage()
  }, [goesOn, isFetching, pages, fetchNextPage])
  const fetchUpTo = (to: number) => {
    setStopped(false)
    setWanted(to)
  }
  return {
    busy: goesOn || query.isFetchingNextPage,
    loadingAll: goesOn && (all || wanted === Infinity),
    onMore: () => fetchUpTo(count + step),
    onAll: () => fetchUpTo(Infinity),
    stop: () => setStopped(true),
  }
}
