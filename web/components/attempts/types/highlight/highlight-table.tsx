import type { ReactNode } from 'react'
import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { MarkLegend } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { ItemTable } from '../item-table.tsx'
import { type HighlightTableItem, itemReader, type Piece } from '../items.ts'
import { GradedSegments, highlightedWords, SegmentList } from './spans.tsx'
import { useRoving } from '../roving.ts'
import '#web/components/attempts/types/item.css'

const read = itemReader<HighlightTableItem>('headers', 'rows')

function HighlightTable({ item, cell }: { item: HighlightTableItem; cell: (segments: readonly Piece[]) => ReactNode }) {
  return <ItemTable headers={item.headers} rows={item.rows.map(({ label, cells }) => [label, ...cells.map(cell)])} />
}

/** A table whose cells contain pieces that can be highlighted. */
export function Answers({ question, ...answer }: AnswersProps) {
  const rove = useRoving()
  const item = read(question)
  if (item === undefined) return null
  return (
    <>
      <div data-roving="">
        <HighlightTable item={item} cell={(segments) => <SegmentList pieces={segments} rove={rove} {...answer} />} />
      </div>
      <ItemStatus text={highlightedWords(answer.choice.length)} />
    </>
  )
}

export function Review({ question, ...marks }: ReviewProps) {
  const item = read(question)
  if (item === undefined) return null
  return (
    <>
      <HighlightTable item={item} cell={(segments) => <GradedSegments pieces={segments} {...marks} />} />
      <MarkLegend {...marks} />
    </>
  )
}
