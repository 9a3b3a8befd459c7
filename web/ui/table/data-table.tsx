import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { sortAfterPress, type TableSort, sortOfText, textOfSort } from './table-sort.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Table, type TableColumn } from './table.tsx'
import { SelectAll, SelectRow, type RowSelection } from './row-selection.tsx'
import './data-table.css'

type SortMenuProps = {
  columns: readonly { key: string; header: string }[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** A table's sort options as a menu, for phones, where the table head is hidden. */
function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const options = columns.flatMap(({ key, header }) => [
    { value: textOfSort({ by: key, descending: false }), label: `${header}, ascending` },
    { value: textOfSort({ by: key, descending: true }), label: `${header}, descending` },
  ])
  const keys = columns.map(({ key }) => key)
  return (
    <div className="data-table__menu">
      <SelectField
        label="Sort by"
        value={sort === undefined ? '' : textOfSort(sort)}
        options={options}
        {...(sort === undefined ? { placeholder: 'As they come' } : {})}
        onChange={({ target }) => {
          const selectedSort = sortOfText(target.value, keys)
          if (selectedSort !== undefined) onSort(selectedSort)
        }}
      />
    </div>
  )
}

type SortButtonProps = {
  /** The column's key. */
  column: string
  header: string
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** The current sort direction of a column, for its header's `aria-sort`. */
const sortedAs = (sort: TableSort | undefined, column: string): 'ascending' | 'descending' | undefined =>
  sort?.by === column ? (sort.descending ? 'descending' : 'ascending') : undefined

/** The header of a sortable column. */
function SortButton({ column, header, sort, onSort }: SortButtonProps) {
  const sorted = sortedAs(sort, column)
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <button type="button" className="table__sort" onClick={() => onSort(sortAfterPress(sort, column))}>
      {header} <Icon size={14} aria-hidden="true" />
    </button>
  )
}

export type DataColumn<Row> = TableColumn<Row> & {
  /** Makes the column sortable; `onSort` receives its key. */
  sortable?: boolean
}

type DataTableProps<Row> = {
  /** Accessible name of the table. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The column that the rows are sorted by. */
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  /** Makes rows selectable. */
  selection?: RowSelection<Row> | undefined
  /** On phones, a row has two lines: its header with its last column, and the other facts below. */
  compact?: boolean
  className?: string
}

/**
 * A table for long lists whose rows users compare: compact rows, a sticky head, sortable columns, and selectable rows.
 */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  className,
  ...more
}: DataTableProps<Row>) {
  const [last, setLast] = useState<string>()
  const sortable = columns.filter((column) => column.sortable === true)
  const keys = rows.map(rowKey)
  return (
    <div className={classNames('data-table', className)}>
      {onSort && sortable.length > 0 && <SortMenu columns={sortable} sort={sort} onSort={onSort} />}
      <Table
        {...more}
        className="table--dense"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        headOf={({ key, header }) =>
          onSort && sortable.some((column) => column.key === key)
            ? {
                content: <SortButton column={key} header={header} sort={sort} onSort={onSort} />,
                sorted: sortedAs(sort, key),
              }
            : { content: header }
        }
        start={
          selection && {
            head: <SelectAll selection={selection} keys={keys} />,
            cell: (row) => (
              <SelectRow selection={selection} row={row} id={rowKey(row)} keys={keys} last={last} onPressed={setLast} />
            ),
          }
        }
      />
    </div>
  )
}
