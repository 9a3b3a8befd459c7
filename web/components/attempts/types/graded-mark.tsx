import { Check, CircleDashed, X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FormattedText } from '../formatted/formatted-text.tsx'
import { type CellMark, markOf, markWords } from './choices.ts'
import type { ShownOption } from './items.ts'

export type Marks = { right: readonly number[]; choice: readonly number[]; whose: string }

/** The icon of a mark. */
export function MarkIcon({ mark }: { mark: CellMark | undefined }) {
  if (mark === undefined) return null
  const Icon = { right: Check, wrong: X, missed: CircleDashed }[mark]
  return <Icon size={18} aria-hidden="true" />
}

/** Options of one part after grading, marked by an icon and in words. */
export function GradedOptions({
  label,
  options,
  marks,
}: {
  label: string
  options: readonly ShownOption[]
  marks: Marks
}) {
  return (
    <ul className="verdict__answers" aria-label={label}>
      {options.map(({ cell, text, textHtml }) => {
        const mark = markOf(cell, marks.right, marks.choice)
        return (
          <li key={cell} className={classNames('graded', mark !== undefined && `graded--${mark}`)}>
            <span className="graded__icon" aria-hidden="true">
              <MarkIcon mark={mark} />
            </span>
            <FormattedText className="answer__text" text={text} html={textHtml} />
            {mark !== undefined && <span className="graded__words">{markWords(mark, marks.whose)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** A mark within a line of text or a cell of a table: an icon, and words for screen readers. */
export function InlineMark({ mark, whose, children }: { mark: CellMark; whose: string; children?: string }) {
  return (
    <span className={`item-mark item-mark--${mark}`}>
      <MarkIcon mark={mark} />
      {children !== undefined && <span>{children}</span>}
      <VisuallyHidden>{` (${markWords(mark, whose)})`}</VisuallyHidden>
    </span>
  )
}
