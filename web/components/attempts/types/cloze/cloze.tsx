import type { AnswersProps, ReviewProps } from '../../question-view.ts'
import { GradedBlank } from './graded-blank.tsx'
import { MarkLegend } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { type ClozeItem, itemReader } from '../items.ts'
import { partsText } from '../parts.ts'
import { Segments } from '../segments.tsx'
import { BlankSelect } from './blank-select.tsx'
import '#web/components/attempts/types/item.css'

const read = itemReader<ClozeItem>('segments', 'blanks')

/** A sentence with a select in place of each blank: Drop-Down Cloze and Drop-Down Rationale. */
export function Answers({ question, choice, locked, onChoose }: AnswersProps) {
  const item = read(question)
  if (item === undefined) return null
  const { segments, blanks } = item
  return (
    <>
      <p className="leading-[2.2] whitespace-pre-line">
        <Segments segments={segments}>
          {(index) => <BlankSelect {...{ index, blanks, choice, locked, onChoose }} />}
        </Segments>
      </p>
      <ItemStatus text={partsText(question, choice)} />
    </>
  )
}

export function Review({ question, right, choice, whose }: ReviewProps) {
  const item = read(question)
  if (item === undefined) return null
  return (
    <>
      <p className="whitespace-pre-line leading-[1.9]">
        <Segments segments={item.segments}>
          {(index) => <GradedBlank options={item.blanks[index] ?? []} {...{ right, choice, whose }} />}
        </Segments>
      </p>
      <MarkLegend {...{ right, choice }} />
    </>
  )
}
