import { Check, CircleDashed, X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FormattedText } from '../formatted/formatted-text.tsx'
import { markWords } from '../choice-answers.tsx'
import { OptionWhy, PeerShare } from '../option-why.tsx'
import type { ReviewProps } from '../question-view.ts'
import { type CellMark, markOf, marksIn } from '#web/components/attempts/types/options/choices.ts'
import type { ShownOption } from './items.ts'
import './item.css'
import './item-parts.css'

/** The cells to mark; if `right` is empty, the key isn't shown. */
export type Marks = Pick<ReviewProps, 'right' | 'choice' | 'whose' | 'lines' | 'peers'>

/** The icon of a mark. */
export function MarkIcon({ mark }: { mark: CellMark | undefined }) {
  if (mark === undefined) return null
  const Icon = { right: Check, wrong: X, missed: CircleDashed }[mark]
  return <Icon size={18} aria-hidden="true" />
}

/** The options of one part after grading, marked with an icon and text. */
export function GradedOptions({
  label,
  part,
  options,
  marks,
}: {
  label: string
  /** The part's label in the receipt; absent if there is only one. */
  part?: string
  options: readonly ShownOption[]
  marks: Marks
}) {
  return (
    <ul className="grid grid-cols-1 gap-3 p-0 list-none" aria-label={label}>
      {options.map(({ cell, text, textHtml }) => {
        const mark = markOf(cell, marks.right, marks.choice)
        return (
          <li key={cell} className={classNames('graded', mark !== undefined && `graded--${mark}`)}>
            <span
              className="in-[.graded--missed]:text-success grid place-items-center flex-none w-[1.35rem] h-[1.6rem]"
              aria-hidden="true"
            >
              <MarkIcon mark={mark} />
            </span>
            <FormattedText
              className="answer__text flex-[1_1_0] min-w-32 max-[16.01rem]:basis-full max-[16.01rem]:min-w-0"
              text={text}
              html={textHtml}
            />
            {mark !== undefined && <span className="graded__words">{markWords(mark)}</span>}
            <OptionWhy lines={marks.lines} option={text} {...(part === undefined ? {} : { label: part })} />
            <PeerShare percent={marks.peers?.percents[cell]} />
          </li>
        )
      })}
    </ul>
  )
}

/** An icon and a text; the icon stays on the line of the first word. */
function MarkedText({ mark, children }: { mark: CellMark; children: string }) {
  const [first = ''] = children.split(' ', 1)
  return (
    <span>
      <span className="whitespace-nowrap">
        <MarkIcon mark={mark} />
        {first}
      </span>
      {children.slice(first.length)}
    </span>
  )
}

/** A mark in running text or a table cell: an icon, with text for screen readers. */
export function InlineMark({ mark, whose, children }: { mark: CellMark; whose: string; children?: string }) {
  return (
    <span className={`item-mark item-mark--${mark}`}>
      <MarkedText mark={mark}>{children ?? ''}</MarkedText>
      <VisuallyHidden>{` (${markWords(mark, whose)})`}</VisuallyHidden>
    </span>
  )
}

const LEGEND: Readonly<Record<CellMark, string>> = {
  right: 'Chosen, correct',
  wrong: 'Chosen, incorrect',
  missed: 'Correct, not chosen',
}

/** The legend of a review's marks. Hidden from screen readers, for which each mark has its own text. */
export function MarkLegend({ right, choice }: Pick<Marks, 'right' | 'choice'>) {
  const marks = right.length === 0 ? [] : marksIn(right, choice)
  return (
    <p className="flex flex-wrap gap-y-1 gap-x-3 text-small" aria-hidden="true" hidden={marks.length === 0}>
      {marks.map((mark) => (
        <span key={mark} className={`item-mark item-mark--${mark}`}>
          <MarkedText mark={mark}>{LEGEND[mark]}</MarkedText>
        </span>
      ))}
    </p>
  )
}
