import type { LoadMoreProps } from './load-more.tsx'
import { keepPreviousData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A list's current state, for `List`. */
export type ListState<Row> = {
  /** undefined until the first data arrives. */
  rows: readonly Row[] | undefined
  error: Error | null
  /** Retries the failed request. */
  retry: () => void
  /** For a paged list: the total number of rows and the current page. */
  paging?: { total: number; page: number; pages: number; busy: boolean; onPage: (page: number) => void; last: string }
  /** For a list that grows: how to load more. */
  more?: LoadMoreProps
}

type PageOf<Row> = { items: readonly Row[]; total: number }

type PagedListOptions<P, Row> = {
  /** The result of `useListParams`. */
  url: { params: P; change: (to: { page: number }) => void; pageLink: (page: number) => string }
  queryKey: QueryKey
  /** Rows per page. */
  size: number
  read: (params: P) => Promise<PageOf<Row>>
  enabled?: boolean
}

/** A list whose page is in the URL. It's requested again when the user returns, because others may have changed it. */
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

/** A list that loads page by page, each page with the token of the next one. */
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
  const list = {
    rows: query.data?.pages.flatMap(({ items }): readonly Page['items'][number][] => items),
    error: query.error,
    retry: query.isFetchNextPageError ? loadMore : () => void query.refetch(),
    more: { more: query.hasNextPage, busy: query.isFetchingNextPage, onMore: loadMore },
  } satisfies ListState<Page['items'][number]>
  return { ...list, query }
}

type SearchOnOptions = {
  /** How many more rows to load at a time, and how many at first. */
  step: number
  first?: number
  /** Loads all rows without a click, until stopped. */
  all?: boolean
}

/**
 * For a growing list whose replies each search a part of the past: keeps requesting until it has `step` more rows,
 * reaches the end, or is stopped.
 */
export function useSearchOn(
  { rows, query }: Pick<ReturnType<typeof useGrowingList>, 'rows' | 'query'>,
  { step, first = step, all = false }: SearchOnOptions,
) {
  const [target, setTarget] = useState(first)
  const [stopped, setStopped] = useState(false)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const count = rows?.length ?? 0
  const pages = query.data?.pages.length
  const loadsNext = hasNextPage && !isError && !stopped && pages !== undefined && (all || count < target)
  useEffect(() => {
    // Depends on `pages` as well, because a page that arrives at once may not change `isFetching`.
    if (loadsNext && !isFetching) void fetchNextPage()
  }, [loadsNext, isFetching, pages, fetchNextPage])
  const fetchUpTo = (to: number) => {
    setStopped(false)
    setTarget(to)
  }
  return {
    busy: loadsNext || query.isFetchingNextPage,
    loadingAll: loadsNext && (all || target === Infinity),
    onMore: () => fetchUpTo(count + step),
    onAll: () => fetchUpTo(Infinity),
    stop: () => setStopped(true),
  }
}
