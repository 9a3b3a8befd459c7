import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { withPart } from '#web/components/attempts/types/options/choices.ts'
import { GradedMatrix, readMatrix } from './graded-matrix.tsx'
import { ItemStatus } from '../item-status.tsx'
import type { MatrixItem } from '../items.ts'
import { Matrix } from './matrix.tsx'
import { partsText } from '../parts.ts'
import { type KeyboardEvent, useState } from 'react'
import { MAX_STOPS } from '../roving.ts'
import '#web/components/attempts/types/item.css'

/** Keys that move to another row. The other arrow keys choose within a row, as in any radio group. */
const STEPS_WITHIN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
/** The same keys for fieldsets, where the radio buttons are stacked. */
const ACROSS_FIELDSETS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The radio button to focus in another row: the checked one, or the one in the same column. */
function inRow(element: HTMLElement, row: number, column: number): HTMLElement | undefined {
  const inputs = element.closest('[data-roving]')?.querySelectorAll<HTMLInputElement>(`[data-row="${row}"]`) ?? []
  return [...inputs].find(({ checked }) => checked) ?? inputs[column]
}

/**
 * Makes the rows of radio buttons a single Tab stop if there are many of them; arrow keys move between rows. Spread
 * `stop(row, column, inFieldset)` on each radio button.
 */
function useRowStop(rows: number) {
  const [open, setOpen] = useState(0)
  return (row: number, column: number, inFieldset: boolean) =>
    rows <= MAX_STOPS
      ? {}
      : {
          'data-row': row,
          // Among the current row's radio buttons, the browser focuses the checked one.
          tabIndex: row === open ? 0 : -1,
          onFocus: () => setOpen(row),
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            const by = (inFieldset ? ACROSS_FIELDSETS : STEPS_WITHIN)[event.key]
            if (by === undefined) return
            // Also on the first and last row, where the browser would otherwise change the choice.
            event.preventDefault()
            inRow(event.currentTarget, row + by, column)?.focus()
          },
        }
}

const cellOf = ({ columns }: MatrixItem, row: number, column: number) => row * columns.length + column

/** A table of radio buttons, one choice per row. Each row is a Tab stop; many rows are a single Tab stop. */
export function Answers({ question, position, choice, locked, onChoose }: AnswersProps) {
  const matrix = readMatrix(question)
  const stop = useRowStop(matrix?.rows.length ?? 0)
  if (matrix === undefined) return null
  return (
    <>
      <Matrix
        matrix={matrix}
        control={(row, column, label) => {
          const cell = cellOf(matrix, row, column)
          return (
            <input
              type="radio"
              name={`question-${position}-${row}`}
              aria-label={label}
              checked={choice.includes(cell)}
              aria-disabled={locked || undefined}
              {...stop(row, column, label === undefined)}
              onChange={() => {
                const part = matrix.columns.map((_, c) => cellOf(matrix, row, c))
                onChoose(withPart(choice, part, [cell]))
              }}
            />
          )
        }}
      />
      <ItemStatus text={partsText(question, choice)} />
    </>
  )
}

export const Review = (props: ReviewProps) => <GradedMatrix {...props} cellOf={cellOf} />
