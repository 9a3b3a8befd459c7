import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligns numbers and money. */
  end?: boolean
  /** Prevents line breaks. */
  whole?: boolean
  /** Hidden on narrower screens; the screen that the row links to shows it. */
  from?: 'tablet' | 'desktop'
}

/** A cell at the start of each row that isn't a row header: a checkbox. */
type StartCell<Row> = { head: ReactNode; cell: (row: Row) => ReactNode }

type TableProps<Row> = {
  /** Accessible name of the table. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Narrow columns. On phones, a row has two lines: its header with its last column, and the other facts below. */
  compact?: boolean
  className?: string
  /** No cell is focusable, so the frame is: keyboard users can scroll it where the table is wider than the screen. */
  textOnly?: boolean
  start?: StartCell<Row> | undefined
  /** Replaces a column's header, and returns how its rows are sorted. */
  headOf?: (column: TableColumn<Row>) => { content: ReactNode; sorted?: 'ascending' | 'descending' | undefined }
}

const classOf = <Row,>({ end = false, whole = false, from }: TableColumn<Row>) =>
  classNames(end && 'table__cell--end', whole && 'table__cell--whole', from && `table__cell--${from}`) || undefined

/** A table; on phones, each row becomes a small list of labeled facts. The first column is the row header. */
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
