import { compareNames } from '#domain/text/compare-names.ts'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import type { LabelRow } from './use-labels.ts'

/** Columns by which names can be sorted. */
export const LABEL_SORTS = ['name', 'questions', 'tests'] as const

/** How names are sorted when an address does not say it. */
export const BY_NAME: TableSort = { by: 'name', descending: false }

/** Names in the order of a column; those that are equal in it by name. */
export function sortedLabels(rows: readonly LabelRow[], { by, descending }: TableSort): LabelRow[] {
  const column = by === 'questions' || by === 'tests' ? by : undefined
  return rows.toSorted((a, b) => {
    const order = column === undefined ? compareNames(a.name, b.name) : a[column] - b[column]
    return (descending ? -order : order) || compareNames(a.name, b.name)
  })
}
