import type { ReactNode } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import type { MatrixItem } from '#web/components/attempts/types/items.ts'
import '#web/components/attempts/types/item.css'

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
      <div className="grid grid-cols-1 gap-3" data-roving="">
        {rows.map((row, r) => (
          <fieldset
            key={row}
            className="item-group min-w-0 m-0 py-3 px-4 border border-border-strong rounded-medium bg-surface [&_legend+*]:clear-both"
          >
            <legend>{row}</legend>
            {columns.map((column, c) => (
              <label
                key={column}
                className="item-choice flex items-start gap-3 min-h-target py-[0.6rem] px-0 cursor-pointer"
              >
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
    <div className="sideways relative border border-border-strong rounded-medium">
      <table
        className="item-table item-table--matrix w-full border-collapse [&_tbody_th]:font-[550] [&_:is(thead_th,td)]:text-center [&_thead_th]:min-w-26 [&_.item-mark_svg]:m-0"
        data-roving=""
      >
        <thead>
          <tr>
            <td className="h-12 p-0 max-sm:px-2" />
            {columns.map((column) => (
              <th className="max-sm:px-2" key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={row}>
              <th className="max-sm:px-2" scope="row">
                {row}
              </th>
              {columns.map((column, c) => (
                <td className="h-12 p-0 max-sm:px-2" key={column}>
                  {cell(r, c)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
