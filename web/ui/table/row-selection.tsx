import { useRef } from 'react'

/** The selection of a table's rows, by their keys. */
export type RowSelection<Row> = {
  selected: ReadonlySet<string>
  onSelect: (keys: readonly string[], on: boolean) => void
  /** Accessible name of a row, such as 'question 101'. */
  nameOf: (row: Row) => string
  /** Accessible name of all rows shown, such as 'all questions of this page'. */
  all: string
}

type SelectAllProps<Row> = { selection: RowSelection<Row>; keys: readonly string[] }

/** The checkbox in a table's head: selects all rows shown, and is indeterminate if only some are selected. */
export function SelectAll<Row>({ selection: { selected, onSelect, all }, keys }: SelectAllProps<Row>) {
  const count = keys.filter((key) => selected.has(key)).length
  return (
    <label className="table__box">
      <input
        type="checkbox"
        aria-label={`Select ${all}`}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < keys.length
        }}
        checked={keys.length > 0 && count === keys.length}
        onChange={({ target }) => onSelect(keys, target.checked)}
      />
      <span className="table__box-words" aria-hidden="true">
        Select {all}
      </span>
    </label>
  )
}

type SelectRowProps<Row> = {
  selection: RowSelection<Row>
  row: Row
  /** The row's key, and the keys of all rows shown. */
  id: string
  keys: readonly string[]
  /** The key of the row whose checkbox was clicked last. */
  last: string | undefined
  onPressed: (id: string) => void
}

/** The rows from one key to another, inclusive; only the second if the first isn't shown. */
function keysBetween(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [keys.indexOf(from ?? ''), keys.indexOf(to)]
  return a < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** A row's checkbox. With Shift held, the rows from the previously clicked checkbox get the same state. */
export function SelectRow<Row>({
  selection: { selected, onSelect, nameOf },
  row,
  id,
  keys,
  ...press
}: SelectRowProps<Row>) {
  const shift = useRef(false)
  return (
    <label className="table__box">
      <input
        type="checkbox"
        aria-label={`Select ${nameOf(row)}`}
        checked={selected.has(id)}
        onClick={(event) => {
          shift.current = event.shiftKey
        }}
        onChange={({ target }) => {
          onSelect(shift.current ? keysBetween(keys, press.last, id) : [id], target.checked)
          press.onPressed(id)
        }}
      />
    </label>
  )
}
