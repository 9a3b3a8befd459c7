import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { AuditDocument, AuditEditorsDocument } from '#generated/admin-operations.ts'
import type { AuditQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'

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
    // A change may have been made a moment ago.
    staleTime: 0,
    refetchOnMount: 'always',
  })
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
