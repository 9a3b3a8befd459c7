import { useQuery } from '@tanstack/react-query'
import { foldAccents } from '#domain/text/contains-all-words.ts'
import { AuditDocument, AuditEditorsDocument } from '#generated/admin-operations.ts'
import type { AuditQuery, AuditQueryVariables } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useGrowingList, useSearchOn } from '#web/ui/list/use-lists.ts'

export type AuditRow = AuditQuery['audit']['items'][number]

/**
 * URL parameters of the list. '' means no filter; sort 'time' means oldest first. Days are in the user's time zone,
 * both inclusive.
 */
export const auditParams = (({ text, oneOf }) => ({
  by: text('by'),
  kind: text('kind'),
  from: text('from'),
  to: text('to'),
  words: text('words'),
  sort: oneOf('sort', ['time'], ''),
})) satisfies ListSchema<unknown>

export type AuditParams = ReturnType<typeof auditParams>

/** Epoch milliseconds at the start of a local day, or `after` days later. Undefined when invalid. */
function dayStart(day: string, after = 0): number | undefined {
  const time = new Date(`${day}T00:00:00`)
  time.setDate(time.getDate() + after)
  return Number.isNaN(time.getTime()) ? undefined : time.getTime()
}

/** The server searches for at most five words. */
const MAX_WORDS = 5

function variablesOf({ by, kind, from, to, words, sort }: AuditParams): AuditQueryVariables {
  const [start, end] = [dayStart(from), dayStart(to, 1)]
  const folded = foldAccents(words).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  return {
    ...(by !== '' && { by }),
    ...(kind !== '' && { kind }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { to: end }),
    ...(sort === 'time' && { oldestFirst: true }),
    ...(folded.length > 0 && { words: folded }),
  }
}

/** Changes by administrators, newest first, 25 at a time. With words, each request searches part of the past. */
export function useAudit(params: AuditParams) {
  const list = useGrowingList(
    ['audit', params],
    async (nextToken) => (await query(AuditDocument, { nextToken, ...variablesOf(params) })).audit,
  )
  return { list, search: useSearchOn(list, { step: 25 }) }
}

/** The users to filter by: everyone with an entry, and the administrators without one, by name. */
export function useEditors() {
  const { data } = useQuery({ queryKey: ['audit', 'editors'], queryFn: () => query(AuditEditorsDocument, {}) })
  const names = new Map<string, string>(
    data?.users.items.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`] as const),
  )
  for (const { uid, name } of data?.auditEditors ?? []) names.set(uid, names.get(uid) ?? name)
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
}
