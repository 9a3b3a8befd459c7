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
    <span className="item-select in-[.item-blank]:max-w-[calc(100%-0.8em)] inline-flex relative max-w-full my-1 mx-[0.15em] align-middle in-[.item-table]:flex in-[.item-table]:min-w-28 in-[.item-table]:mx-0">
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
      <ChevronDown
        className="absolute inset-y-0 m-auto pointer-events-none text-text-muted inset-e-[0.6rem]"
        size={18}
        aria-hidden="true"
      />
    </span>
  )
}
