import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { BlankSelect } from './blank-select.tsx'
import { GradedBlank } from './graded-blank.tsx'
import { MarkLegend } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { ItemTable } from '../item-table.tsx'
import { type DropDownTableItem, itemReader } from '../items.ts'
import { partsText } from '../parts.ts'
import { Segments } from '../segments.tsx'
import '#web/components/attempts/types/item.css'

const read = itemReader<DropDownTableItem>('headers', 'rows', 'blanks')

/** A table with selects in its cells. */
export function Answers({ question, choice, locked, onChoose }: AnswersProps) {
  const item = read(question)
  if (item === undefined) return null
  const { headers, rows, blanks } = item
  return (
    <>
      <ItemTable
        headers={headers}
        rows={rows.map((row) =>
          row.map((segments) => (
            <Segments segments={segments}>
              {(index) => <BlankSelect {...{ index, blanks, choice, locked, onChoose }} />}
            </Segments>
          )),
        )}
      />
      <ItemStatus text={partsText(question, choice)} />
    </>
  )
}

export function Review({ question, right, choice, whose }: ReviewProps) {
  const item = read(question)
  if (item === undefined) return null
  const { headers, rows, blanks } = item
  return (
    <>
      <ItemTable
        headers={headers}
        rows={rows.map((row) =>
          row.map((segments) => (
            <Segments segments={segments}>
              {(index) => <GradedBlank options={blanks[index] ?? []} {...{ right, choice, whose }} />}
            </Segments>
          )),
        )}
      />
      <MarkLegend {...{ right, choice }} />
    </>
  )
}
