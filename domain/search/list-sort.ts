import { foldText } from '#domain/text/contains-all-words.ts'

/** The sort order of a list: by one of its columns, ascending or descending. */
export type ListSort = { by: string; descending: boolean }

/** The sort keys of a list's columns; texts are compared ignoring case and accents. */
export type SortKeys<Entry> = Readonly<Record<string, (entry: Entry) => string | number>>

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Sorts entries by a column; equal entries keep their order in either direction. Undefined if the column doesn't exist.
 */
export function sortEntries<Entry>(
  entries: readonly Entry[],
  { by, descending }: ListSort,
  keys: SortKeys<Entry>,
): readonly Entry[] | undefined {
  const keyOf = Object.hasOwn(keys, by) ? keys[by] : undefined
  if (keyOf === undefined) return undefined
  const folded = (entry: Entry) => {
    const key = keyOf(entry)
    return typeof key === 'string' ? foldText(key) : key
  }
  return entries
    .map((entry) => ({ entry, key: folded(entry) }))
    .sort((a, b) => (descending ? compare(b.key, a.key) : compare(a.key, b.key)))
    .map(({ entry }) => entry)
}
