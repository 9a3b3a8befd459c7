import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { toggleAnswer } from '#web/components/attempts/choice-answers.tsx'
import { GradedMatrix, readMatrix } from './graded-matrix.tsx'
import { ItemStatus } from '../item-status.tsx'
import type { MatrixItem } from '../items.ts'
import { Matrix } from './matrix.tsx'
import { partsText } from '../parts.ts'
import { MAX_STOPS, useRoving } from '../roving.ts'
import '#web/components/attempts/types/item.css'

const cellOf = ({ rows }: MatrixItem, row: number, column: number) => column * rows.length + row

/**
 * A table of checkboxes, with any number checked in each column. Each column is a Tab stop, on a phone each row is;
 * many rows on a phone are a single Tab stop.
 */
export function Answers({ question, position, choice, locked, onChoose }: AnswersProps) {
  const matrix = readMatrix(question)
  const inColumns = useRoving()
  const inRows = useRoving((matrix?.rows.length ?? 0) > MAX_STOPS ? 'row 0' : undefined)
  if (matrix === undefined) return null
  return (
    <>
      <Matrix
        matrix={matrix}
        control={(row, column, label) => {
          const cell = cellOf(matrix, row, column)
          return (
            <input
              type="checkbox"
              name={`question-${position}`}
              aria-label={label}
              checked={choice.includes(cell)}
              aria-disabled={locked || undefined}
              {...(label === undefined ? inRows(`row ${row}`, column) : inColumns(`column ${column}`, row))}
              onChange={() => onChoose(toggleAnswer(choice, cell))}
            />
          )
        }}
      />
      <ItemStatus text={partsText(question, choice)} />
    </>
  )
}

export const Review = (props: ReviewProps) => <GradedMatrix {...props} cellOf={cellOf} />
