import { useRef } from 'react'

/** Rows of a table that can be ticked, by their keys. */
export type TableTicks<Row> = {
  ticked: ReadonlySet<string>
  onTick: (keys: readonly string[], on: boolean) => void
  /** What a row is called, read aloud, such as 'question 101'. */
  nameOf: (row: Row) => string
  /** What all rows in view are called, such as 'all questions of this page'. */
  all: string
}

type TickAllProps<Row> = { ticks: TableTicks<Row>; keys: readonly string[] }

/** The box in a table's head: ticks all rows in view, and is half ticked while some of them are. */
export function TickAll<Row>({ ticks: { ticked, onTick, all }, keys }: TickAllProps<Row>) {
  const count = keys.filter((key) => ticked.has(key)).length
  return (
    <label className="table__box">
      <input
        type="checkbox"
        aria-label={`Select ${all}`}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < keys.length
        }}
        checked={keys.length > 0 && count === keys.length}
        onChange={({ target }) => onTick(keys, target.checked)}
      />
      <span className="table__box-words" aria-hidden="true">
        Select {all}
      </span>
    </label>
  )
}

type TickRowProps<Row> = {
  ticks: TableTicks<Row>
  row: Row
  /** The row's key, and those of all rows in view. */
  id: string
  keys: readonly string[]
  /** The key of the row whose box was pressed last. */
  last: string | undefined
  onPressed: (id: string) => void
}

/** The rows between two in view, both with them; the second alone where the first is not in view. */
function between(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [keys.indexOf(from ?? ''), keys.indexOf(to)]
  return a < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** The box of a row; with Shift held, the rows from the box that was pressed before get the same. */
export function TickRow<Row>({ ticks: { ticked, onTick, nameOf }, row, id, keys, ...press }: TickRowProps<Row>) {
  const shift = useRef(false)
  return (
    <label className="table__box">
      <input
        type="checkbox"
        aria-label={`Select ${nameOf(row)}`}
        checked={ticked.has(id)}
        onClick={(event) => {
          shift.current = event.shiftKey
        }}
        onChange={({ target }) => {
          onTick(shift.current ? between(keys, press.last, id) : [id], target.checked)
          press.onPressed(id)
        }}
      />
    </label>
  )
}
