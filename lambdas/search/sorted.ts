import { type ListSort, sortEntries, type SortKeys } from '#domain/search/list-sort.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

/** Sorts entries as the caller requests; without a sort, keeps their order. Throws 'sort-unknown'. */
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
