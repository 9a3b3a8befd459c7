import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownedGroups } from '#domain/courses/catalogue.ts'
import { OwnedCoursesDocument } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/use-session.ts'

export const enrolledCoursesKey = ['owned-courses']
const FIRST_PAGE: string | undefined = undefined
const NO_GROUPS: ReadonlySet<string> = new Set()
const NO_PAYMENTS: readonly string[] = []

type EnrolledCourses = {
  /** The link groups of unexpired progress. Their courses are shown as Purchased (spec 1.4.9). */
  groups: ReadonlySet<string>
  /** Keys of payments that are still running, from any visit. */
  openPayments: readonly string[]
}

/** What the user owns and what they are paying for. Empty for visitors. */
export function useEnrolledCourses(now: number): EnrolledCourses {
  const session = useSession()
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: enrolledCoursesKey,
    queryFn: ({ pageParam }) => query(OwnedCoursesDocument, { nextToken: pageParam }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.myProgress.nextToken ?? undefined,
    enabled: session !== undefined,
    // The buyer may have bought a course in another window.
    refetchOnWindowFocus: true,
  })
  useEffect(() => {
    if (hasNextPage) void fetchNextPage()
  }, [hasNextPage, fetchNextPage, data])
  if (session === undefined || data === undefined) return { groups: NO_GROUPS, openPayments: NO_PAYMENTS }
  const progress = data.pages.flatMap((page) => page.myProgress.items)
  return { groups: ownedGroups(progress, now), openPayments: data.pages[0]?.myOpenPayments ?? NO_PAYMENTS }
}
