import type { ReactNode } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import type { MatrixItem } from '#web/components/attempts/types/items.ts'
import '#web/ui/sideways.css'
import '#web/components/attempts/types/item-table.css'

/** A control of a cell; `name`: what it is called; in a fieldset, which names the row, that is its column. */
type CellControl = (row: number, column: number, label: string | undefined) => ReactNode

type MatrixProps = { matrix: MatrixItem; control: CellControl }

export const PHONE = '(max-width: 40rem)'

/** A table of controls with the names of rows and columns as headers; on a phone a fieldset for each row. */
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
        // The whole cell can be pressed; its control has a name of its own.
        <label className="item-table__target">{control(r, c, `${rows[r] ?? ''}: ${columns[c] ?? ''}`)}</label>
      )}
    />
  )
}

type MatrixTableProps = { matrix: MatrixItem; cell: (row: number, column: number) => ReactNode }

/** The table itself. */
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
