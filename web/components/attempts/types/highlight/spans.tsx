import type { KeyboardEvent } from 'react'
import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { toggleAnswer } from '#web/components/attempts/choice-answers.tsx'
import { markOf } from '#web/components/attempts/types/options/choices.ts'
import { InlineMark } from '#web/components/attempts/types/graded-mark.tsx'
import type { Piece } from '#web/components/attempts/types/items.ts'
import type { useRoving } from '#web/components/attempts/types/roving.ts'

type SegmentListProps = Pick<AnswersProps, 'choice' | 'locked' | 'onChoose'> & {
  pieces: readonly Piece[]
  rove: ReturnType<typeof useRoving>
}

/**
 * A text with pieces that can be highlighted: toggle buttons that wrap across lines like text, which a `button` element
 * can't.
 */
export const SegmentList = ({ pieces, rove, choice, locked, onChoose }: SegmentListProps) =>
  pieces.map(({ text, cell }, i) => {
    if (cell === undefined) return <span key={i}>{text}</span>
    const keys = rove('text', cell)
    const press = () => {
      if (!locked) onChoose(toggleAnswer(choice, cell))
    }
    return (
      <span
        key={i}
        role="button"
        className="item-piece"
        aria-pressed={choice.includes(cell)}
        aria-disabled={locked || undefined}
        {...keys}
        tabIndex={keys.tabIndex}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          keys.onKeyDown(event)
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          if (!event.repeat) press()
        }}
        onClick={press}
      >
        {text}
      </span>
    )
  })

type GradedSegmentsProps = Pick<ReviewProps, 'right' | 'choice' | 'whose'> & { pieces: readonly Piece[] }

/** A graded text with what was highlighted and what should have been. Without a key, it shows the pieces. */
export const GradedSegments = ({ pieces, right, choice, whose }: GradedSegmentsProps) =>
  pieces.map(({ text, cell }, i) => {
    const mark = cell === undefined ? undefined : markOf(cell, right, choice)
    if (mark === undefined)
      return (
        <span
          key={i}
          className={cell !== undefined && right.length === 0 ? 'item-piece item-piece--shown cursor-auto' : undefined}
        >
          {text}
        </span>
      )
    return (
      <InlineMark key={i} mark={mark} whose={whose}>
        {text}
      </InlineMark>
    )
  })

/** The number of highlighted pieces, not of right ones. */
export const highlightedWords = (count: number): string =>
  count === 0 ? 'Nothing highlighted' : `${count} highlighted`
