import { ChevronDown } from 'lucide-react'
import type { AnswersProps } from '../../question-view.ts'
import { withPart } from '#web/components/attempts/types/options/choices.ts'
import type { ShownOption } from '../items.ts'

type BlankSelectProps = Pick<AnswersProps, 'choice' | 'locked' | 'onChoose'> & {
  index: number
  blanks: readonly (readonly ShownOption[])[]
}

/** A native select in place of a blank. */
export function BlankSelect({ index, blanks, choice, locked, onChoose }: BlankSelectProps) {
  const options = blanks[index] ?? []
  const cells = options.map(({ cell }) => cell)
  const chosen = cells.find((cell) => choice.includes(cell))
  return (
    <span className="item-select">
      <select
        className="field__input"
        aria-label={`Blank ${index + 1} of ${blanks.length}`}
        value={chosen ?? ''}
        aria-disabled={locked || undefined}
        onChange={({ target: { value } }) => onChoose(withPart(choice, cells, value === '' ? [] : [Number(value)]))}
      >
        <option value="">Choose</option>
        {options.map(({ cell, text }) => (
          <option key={cell} value={cell}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className="field__chevron" size={18} aria-hidden="true" />
    </span>
  )
}
