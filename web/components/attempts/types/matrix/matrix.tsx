import type { ReactNode } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import type { MatrixItem } from '#web/components/attempts/types/items.ts'
import '#web/ui/sideways.css'
import '#web/components/attempts/types/item-table.css'

/**
 * Renders a cell's control; `label` is its accessible name. In a fieldset, which names the row, the label is undefined
 * and the column's name is used.
 */
type CellControl = (row: number, column: number, label: string | undefined) => ReactNode

type MatrixProps = { matrix: MatrixItem; control: CellControl }

export const PHONE = '(max-width: 40rem)'

/** A table of controls with row and column headers; on a phone, a fieldset for each row. */
export function Matrix({ matrix: { columns, rows }, control }: MatrixProps) {
  const isPhone = useMediaQuery(PHONE)
  if (isPhone) {
    return (
      <div className="item-groups" data-roving="">
        {rows.map((row, r) => (
          <fieldset key={row} className="item-group">
            <legend>{row}</legend>
            {columns.map((column, c) => (
              <label key={column} className="item-choice">
                {control(r, c, undefined)}
                <span>{column}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    )
  }
  return (
    <MatrixTable
      matrix={{ columns, rows }}
      cell={(r, c) => (
        // The whole cell is clickable; its control has its own accessible name.
        <label className="item-table__target">{control(r, c, `${rows[r] ?? ''}: ${columns[c] ?? ''}`)}</label>
      )}
    />
  )
}

type MatrixTableProps = { matrix: MatrixItem; cell: (row: number, column: number) => ReactNode }

/** A matrix table with any cell content. */
export function MatrixTable({ matrix: { columns, rows }, cell }: MatrixTableProps) {
  return (
    <div className="item-table-frame sideways">
      <table className="item-table item-table--matrix" data-roving="">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column, c) => (
                <td key={column}>{cell(r, c)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
