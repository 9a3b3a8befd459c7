import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { AuditDocument, AuditEditorsDocument, type AuditQuery } from '../../../generated/operations.ts'
import { query } from '../../lib/api.ts'

export type AuditRow = AuditQuery['audit']['items'][number]

const firstPage: string | undefined = undefined

/** What administrators changed, newest first, 25 at a time; empty filters are none. */
export function useAudit(by: string, kind: string) {
  return useInfiniteQuery({
    queryKey: ['audit', by, kind],
    queryFn: ({ pageParam }) =>
      query(AuditDocument, {
        nextToken: pageParam,
        ...(by !== '' && { by }),
        ...(kind !== '' && { kind }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.audit.nextToken ?? undefined,
    // Somebody may have changed something a moment ago.
    staleTime: 0,
    refetchOnMount: 'always',
  })
}

/** The administrators whose changes can be looked at: the first twenty by name. */
export function useEditors() {
  const editors = useQuery({ queryKey: ['audit', 'editors'], queryFn: () => query(AuditEditorsDocument, {}) })
  return (editors.data?.users.items ?? []).map(({ uid, firstName, lastName }) => ({
    value: uid,
    label: `${firstName} ${lastName}`,
  }))
}
