import type { ReviewProps } from '../question-view.ts'
import { markOf } from './choices.ts'
import { InlineMark } from './graded-mark.tsx'
import { itemReader, type MatrixItem } from './items.ts'
import { MatrixTable } from './matrix.tsx'

export const readMatrix = itemReader<MatrixItem>('columns', 'rows')

type GradedMatrixProps = ReviewProps & { cellOf: (matrix: MatrixItem, row: number, column: number) => number }

/** A matrix after grading: each cell with its mark, and what the marks mean. */
export function GradedMatrix({ question, right, choice, whose, cellOf }: GradedMatrixProps) {
  const matrix = readMatrix(question)
  if (matrix === undefined) return null
  return (
    <>
      <MatrixTable
        matrix={matrix}
        cell={(r, c) => {
          const mark = markOf(cellOf(matrix, r, c), right, choice)
          return mark === undefined ? null : <InlineMark mark={mark} whose={whose} />
        }}
      />
      <p className="item-legend" aria-hidden="true">
        <InlineMark mark="right" whose={whose}>
          Chosen, right
        </InlineMark>
        <InlineMark mark="wrong" whose={whose}>
          Chosen, wrong
        </InlineMark>
        <InlineMark mark="missed" whose={whose}>
          Right, not chosen
        </InlineMark>
      </p>
    </>
  )
}
