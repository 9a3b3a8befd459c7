import { foldAccents } from '#domain/text/contains-all-words.ts'
import type { AuditQueryVariables } from '#generated/operations.ts'

/** What the list of changes shows; '' for no filter; sort 'time' for the oldest first. Days as date fields give them, of the reader's own time zone, both within. */
export type AuditFilter = { by: string; kind: string; from: string; to: string; words: string; sort: string }

const NAMES = ['by', 'kind', 'from', 'to', 'words', 'sort'] as const

/** The filter of an address. */
export function filterOf(params: URLSearchParams): AuditFilter {
  const [by = '', kind = '', from = '', to = '', words = '', sort = ''] = NAMES.map((name) =>
    (params.get(name) ?? '').trim(),
  )
  return { by, kind, from, to, words, sort }
}

/** The filter as the part of an address after its question mark, without what is empty. */
export const searchOf = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(NAMES.map((name): [string, string] => [name, filter[name]]).filter(([, value]) => value !== ''))

/** Epoch milliseconds at the beginning of a day here, or some days later; undefined for what is no day. */
function dayStart(day: string, after = 0): number | undefined {
  const time = new Date(`${day}T00:00:00`)
  time.setDate(time.getDate() + after)
  return Number.isNaN(time.getTime()) ? undefined : time.getTime()
}

/** The server looks for five words at most. */
const MAX_WORDS = 5

/** The filter as variables of the query. */
export function variablesOf({ by, kind, from, to, words, sort }: AuditFilter): AuditQueryVariables {
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
