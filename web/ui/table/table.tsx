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
  /** Left out on narrower screens; what the row leads to has it. */
  from?: 'tablet' | 'desktop'
}

/** A cell before the others of a row, which heads nothing: a box to tick. */
type StartCell<Row> = { head: ReactNode; cell: (row: Row) => ReactNode }

type TableProps<Row> = {
  /** What the table holds, read aloud. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Narrow columns; on phones a row is two lines: its head with its last column, and the facts between. */
  compact?: boolean
  className?: string
  /** No cell takes the focus: the frame does, so that a keyboard scrolls it where the table is wider than the screen. */
  textOnly?: boolean
  start?: StartCell<Row> | undefined
  /** What stands in a column's head instead of its header, and how its rows are sorted. */
  headOf?: (column: TableColumn<Row>) => { content: ReactNode; sorted?: 'ascending' | 'descending' | undefined }
}

const classOf = <Row,>({ end = false, whole = false, from }: TableColumn<Row>) =>
  classNames(end && 'table__cell--end', whole && 'table__cell--whole', from && `table__cell--${from}`) || undefined

/** A table; on phones each row becomes a small list of labelled facts. The first column heads its row. */
export function Table<Row>({ caption, columns, rows, rowKey, compact = false, ...more }: TableProps<Row>) {
  const { className, start, headOf, textOnly = false } = more
  return (
    <div className="table-frame" {...(textOnly && { role: 'region', 'aria-label': caption, tabIndex: 0 })}>
      <table className={classNames('table', compact && 'table--compact', className)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {start && <td className="table__start">{start.head}</td>}
            {columns.map((column) => {
              const { content, sorted } = headOf?.(column) ?? { content: column.header }
              return (
                <th key={column.key} scope="col" className={classOf(column)} aria-sort={sorted}>
                  {content}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {start && <td className="table__start">{start.cell(row)}</td>}
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
