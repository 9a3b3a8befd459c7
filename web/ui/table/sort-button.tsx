import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { sortAfterPress, type TableSort } from './table-sort.ts'

type SortButtonProps = {
  /** The key of the column. */
  column: string
  header: string
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** How the rows are sorted by a column, for its head's `aria-sort`. */
export const sortedAs = (sort: TableSort | undefined, column: string): 'ascending' | 'descending' | undefined =>
  sort?.by === column ? (sort.descending ? 'descending' : 'ascending') : undefined

/** The head of a column by which rows can be sorted. */
export function SortButton({ column, header, sort, onSort }: SortButtonProps) {
  const sorted = sortedAs(sort, column)
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <button type="button" className="table__sort" onClick={() => onSort(sortAfterPress(sort, column))}>
      {header} <Icon size={14} aria-hidden="true" />
    </button>
  )
}
