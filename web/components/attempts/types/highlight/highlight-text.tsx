import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { MarkLegend } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { type HighlightTextItem, itemReader } from '../items.ts'
import { GradedSegments, highlightedWords, SegmentList } from './spans.tsx'
import { useRoving } from '../roving.ts'
import '#web/components/attempts/types/item.css'

const read = itemReader<HighlightTextItem>('pieces')

/** A text with pieces that can be highlighted. */
export function Answers({ question, ...answer }: AnswersProps) {
  const rove = useRoving()
  return (
    <>
      <div
        className="whitespace-pre-line p-4 border border-border-strong rounded-medium bg-surface leading-[2.1]"
        data-roving=""
      >
        <SegmentList pieces={read(question)?.pieces ?? []} rove={rove} {...answer} />
      </div>
      <ItemStatus text={highlightedWords(answer.choice.length)} />
    </>
  )
}

export function Review({ question, ...marks }: ReviewProps) {
  return (
    <>
      <div className="whitespace-pre-line p-4 border border-border-strong rounded-medium bg-surface leading-[2.1]">
        <GradedSegments pieces={read(question)?.pieces ?? []} {...marks} />
      </div>
      <MarkLegend {...marks} />
    </>
  )
}
