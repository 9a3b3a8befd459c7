import type { AnswersProps, ReviewProps } from '../../question-view.ts'
import { withPart } from '../choices.ts'
import { GradedMatrix, readMatrix } from '../graded-matrix.tsx'
import { ItemStatus } from '../item-status.tsx'
import type { MatrixItem } from '../items.ts'
import { Matrix } from '../matrix.tsx'
import { partsText } from '../parts.ts'
import { useRowStop } from './row-stop.ts'
import '../item.css'

const cellOf = ({ columns }: MatrixItem, row: number, column: number) => row * columns.length + column

/** Radio buttons in a table: one column for each row. A row is one stop of the Tab key; many rows are one stop together. */
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
