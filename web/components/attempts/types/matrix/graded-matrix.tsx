import { useMediaQuery } from '#web/lib/use-media-query.ts'
import type { ReviewProps } from '#web/components/attempts/question-view.ts'
import { markOf } from '#web/components/attempts/types/options/choices.ts'
import { InlineMark, MarkLegend } from '#web/components/attempts/types/graded-mark.tsx'
import { itemReader, type MatrixItem } from '#web/components/attempts/types/items.ts'
import { MatrixTable, PHONE } from './matrix.tsx'

export const readMatrix = itemReader<MatrixItem>('columns', 'rows')

type GradedMatrixProps = ReviewProps & { cellOf: (matrix: MatrixItem, row: number, column: number) => number }

/** A graded matrix: each cell with its mark, and a legend. On a phone, it lists each row with its marked columns. */
export function GradedMatrix({ question, right, choice, whose, cellOf }: GradedMatrixProps) {
  const isPhone = useMediaQuery(PHONE)
  const matrix = readMatrix(question)
  if (matrix === undefined) return null
  const mark = (row: number, column: number) => markOf(cellOf(matrix, row, column), right, choice)
  const { columns, rows } = matrix
  return (
    <>
      {isPhone ? (
        <ul className="grid grid-cols-1 gap-3 p-0 list-none">
          {rows.map((row, r) => {
            const marks = columns.flatMap((name, c) => {
              const of = mark(r, c)
              return of === undefined ? [] : [{ name, of }]
            })
            return (
              <li
                key={row}
                className="item-group min-w-0 m-0 py-3 px-4 border border-border-strong rounded-medium bg-surface [&_legend+*]:clear-both"
              >
                <p className="mb-2 font-semibold">{row}</p>
                <div className="flex flex-wrap gap-y-1 gap-x-3 text-small">
                  {marks.map(({ name, of }) => (
                    <InlineMark key={name} mark={of} whose={whose}>
                      {name}
                    </InlineMark>
                  ))}
                  {marks.length === 0 && (
                    <span className="muted">{right.length === 0 ? columns.join(' / ') : 'None'}</span>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      ) : (
        <MatrixTable
          matrix={matrix}
          cell={(r, c) => {
            const of = mark(r, c)
            return of === undefined ? null : <InlineMark mark={of} whose={whose} />
          }}
        />
      )}
      <MarkLegend {...{ right, choice }} />
    </>
  )
}
