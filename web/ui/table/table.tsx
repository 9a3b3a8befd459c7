import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './table.css'
import './table-compact.css'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and money are at the end of the cell. */
  end?: boolean
  /** Stays on one line. */
  whole?: boolean
}

type TableProps<Row> = {
  /** What the table holds, read aloud. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Narrow columns; on phones a row is two lines: its head with its last column, and the facts between. */
  compact?: boolean
}

const classOf = ({ end = false, whole = false }: { end?: boolean; whole?: boolean }) =>
  end || whole ? classNames(end && 'table__cell--end', whole && 'table__cell--whole') : undefined

/** A table; on phones each row becomes a small list of labelled facts. The first column heads its row. */
export function Table<Row>({ caption, columns, rows, rowKey, compact = false }: TableProps<Row>) {
  return (
    <div className="table-frame">
      <table className={classNames('table', compact && 'table--compact')}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={index === 0 ? 'row' : undefined}
                    data-label={column.header}
                    className={classOf(column)}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
