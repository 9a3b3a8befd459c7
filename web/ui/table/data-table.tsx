import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { SortButton, sortedAs } from './sort-button.tsx'
import { SortMenu } from './sort-menu.tsx'
import { Table, type TableColumn } from './table.tsx'
import type { TableSort } from './table-sort.ts'
import { TickAll, TickRow, type TableTicks } from './table-ticks.tsx'
import './data-table.css'

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
