import type { ReactNode } from 'react'
import './table.css'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the end of the cell. */
  end?: boolean
}

type TableProps<Row> = {
  /** What the table holds, read aloud. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A table; on phones each row becomes a small list of labelled facts. The first column heads its row. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="table-frame">
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.end === true ? 'table__cell--end' : undefined}>
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
                    className={column.end === true ? 'table__cell--end' : undefined}
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
