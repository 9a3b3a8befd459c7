import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { sortAfterPress, type TableSort, sortOfText, textOfSort } from './table-sort.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Table, type TableColumn } from './table.tsx'
import { TickAll, TickRow, type TableTicks } from './table-ticks.tsx'
import './data-table.css'

type SortMenuProps = {
  columns: readonly { key: string; header: string }[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** The sorts of a table as a menu, for phones, where its head is out of view. */
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
          const chosen = sortOfText(target.value, keys)
          if (chosen !== undefined) onSort(chosen)
        }}
      />
    </div>
  )
}

type SortButtonProps = {
  /** The key of the column. */
  column: string
  header: string
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** How the rows are sorted by a column, for its head's `aria-sort`. */
const sortedAs = (sort: TableSort | undefined, column: string): 'ascending' | 'descending' | undefined =>
  sort?.by === column ? (sort.descending ? 'descending' : 'ascending') : undefined

/** The head of a column by which rows can be sorted. */
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
  /** Rows can be sorted by it: `onSort` gets its key. */
  sortable?: boolean
}

type DataTableProps<Row> = {
  /** What the table holds, read aloud. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** By which column the rows are sorted. */
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  /** Rows can be ticked. */
  ticks?: TableTicks<Row> | undefined
  /** On phones a row is two lines, its head with its last column and the facts between. */
  compact?: boolean
  className?: string
}

/** A table for long lists whose rows are compared: low rows, a head that stays in view, columns to sort by, rows to tick. */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  ticks,
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
          ticks && {
            head: <TickAll ticks={ticks} keys={keys} />,
            cell: (row) => (
              <TickRow ticks={ticks} row={row} id={rowKey(row)} keys={keys} last={last} onPressed={setLast} />
            ),
          }
        }
      />
    </div>
  )
}
