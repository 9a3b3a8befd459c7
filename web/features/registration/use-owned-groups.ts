import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownedGroups } from '../../../domain/courses/catalogue.ts'
import { OwnedCoursesDocument } from '../../../generated/operations.ts'
import { query } from '../../lib/api.ts'
import { useSession } from '../../lib/use-session.ts'

export const ownedQueryKey = ['owned-courses']
const firstPage: string | undefined = undefined
const nobody: ReadonlySet<string> = new Set()

/** The link groups of the user's unexpired progress: their courses are Purchased (spec 1.4.9). Visitors own none. */
export function useOwnedGroups(now: number): ReadonlySet<string> {
  const session = useSession()
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ownedQueryKey,
    queryFn: ({ pageParam }) => query(OwnedCoursesDocument, { nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.myProgress.nextToken ?? undefined,
    enabled: session !== undefined,
  })
  useEffect(() => {
    if (hasNextPage) void fetchNextPage()
  }, [hasNextPage, fetchNextPage, data])
  if (session === undefined || data === undefined) return nobody
  return ownedGroups(
    data.pages.flatMap((page) => page.myProgress.items),
    now,
  )
}
