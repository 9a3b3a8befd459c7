import type { ReactNode } from 'react'
import './item.css'

type ItemTableProps = {
  headers: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[]
}

/** A question's table; on a phone, each row becomes a block with column names. */
export function ItemTable({ headers, rows }: ItemTableProps) {
  return (
    <div className="sideways relative border border-border-strong rounded-medium">
      <table className="item-table item-table--blocks w-full border-collapse [&_tbody_th]:font-[550]">
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], r) => (
            <tr key={r}>
              <th scope="row">
                <ColumnName>{headers[0]}</ColumnName>
                {head}
              </th>
              {cells.map((cell, c) => (
                <td key={c}>
                  <ColumnName>{headers[c + 1]}</ColumnName>
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The name of a cell's column, for layouts without visible headers. */
function ColumnName({ children }: { children: string | undefined }) {
  return (
    <span className="item-table__column" aria-hidden="true">
      {children}
    </span>
  )
}
