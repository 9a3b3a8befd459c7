import { type ListSort, sortEntries, type SortKeys } from '#domain/search/list-sort.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

/** Entries as a caller wants them sorted; without a sort in the order given. Refuses with 'sort-unknown'. */
export function sorted<Entry>(
  entries: readonly Entry[],
  sort: ListSort | null | undefined,
  keys: SortKeys<Entry>,
): readonly Entry[] {
  if (!sort) return entries
  const inOrder = sortEntries(entries, sort, keys)
  if (inOrder === undefined) throw new Refusal('sort-unknown')
  return inOrder
}
