import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AuditDocument, AuditEditorsDocument } from '#generated/admin-operations.ts'
import type { AuditQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { type AuditFilter, variablesOf } from './audit-filter.ts'

export type AuditRow = AuditQuery['audit']['items'][number]

const firstPage: string | undefined = undefined

/** Entries at a time. */
const PAGE = 25

/**
 * What administrators changed, newest first, 25 at a time; empty filters are none. With words a request looks through a part of the
 * past, so the search goes on by itself until it has 25 more, reaches the end, or is stopped.
 */
export function useAudit(filter: AuditFilter) {
  const [wanted, setWanted] = useState(PAGE)
  const [stopped, setStopped] = useState(false)
  const list = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => query(AuditDocument, { nextToken: pageParam, ...variablesOf(filter) }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.audit.nextToken ?? undefined,
    // A change may have been made a moment ago.
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const entries = list.data?.pages.flatMap((page) => page.audit.items)
  const pages = list.data?.pages.length
  const goesOn = hasNextPage && !isError && !stopped && pages !== undefined && (entries?.length ?? 0) < wanted
  useEffect(() => {
    // `pages` too: a page that comes at once may leave no trace in `isFetching`.
    if (goesOn && !isFetching) void fetchNextPage()
  }, [goesOn, isFetching, pages, fetchNextPage])
  return {
    entries,
    error: list.error,
    more: hasNextPage,
    loading: goesOn || list.isFetchingNextPage,
    reload: () => void list.refetch(),
    retry: () => void fetchNextPage(),
    loadMore: () => {
      setStopped(false)
      setWanted((entries?.length ?? 0) + PAGE)
    },
    stop: () => setStopped(true),
  }
}

/** The users to filter by: all who have an entry, and the administrators without one, by name. */
export function useEditors() {
  const { data } = useQuery({ queryKey: ['audit', 'editors'], queryFn: () => query(AuditEditorsDocument, {}) })
  const names = new Map<string, string>(
    data?.users.items.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`] as const),
  )
  for (const { uid, name } of data?.auditEditors ?? []) names.set(uid, names.get(uid) ?? name)
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
}
