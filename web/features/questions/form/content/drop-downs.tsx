import { useId } from 'react'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useTextError } from './content-form.tsx'
import { ContentPart } from './content-part.tsx'
import { ItemList, itemLabel } from './item-list.tsx'
import { fieldsOf, indexOf, listOfLeast, maybeText, textOf } from './lenient.ts'
import { indexAfterRemoval, withItem, without } from './lists.ts'
import { WhyField } from './why-field.tsx'

/** Draft of a drop-down. `correct` is -1 until an option is chosen. */
export type DropDownDraft = { options: string[]; correct: number; why?: string }

export const readDropDown = (value: unknown): DropDownDraft => {
  const { options, correct, why } = fieldsOf(value)
  return { options: listOfLeast(options, textOf, 2), correct: indexOf(correct), ...maybeText('why', why) }
}

export const blankDropDown = (): DropDownDraft => ({ options: ['', '', ''], correct: -1 })

type DropDownsProps = {
  blanks: readonly DropDownDraft[]
  /** Whether the text contains the blank at an index. */
  isNamed: (index: number) => boolean
  onChange: (blanks: DropDownDraft[]) => void
  /** Also removes the blank from the text. */
  onRemove: (index: number) => void
}

/** The options of each blank and the correct one. */
export function DropDowns({ blanks, isNamed, onChange, onRemove }: DropDownsProps) {
  return (
    <ContentPart
      legend="Blanks"
      hint="The options are shown to students in another order."
      codes={['blanks-few', 'blanks-many', 'blanks-unnamed']}
    >
      {blanks.length === 0 ? (
        <p className="muted">None yet: press “Insert blank” where one belongs in the text.</p>
      ) : (
        <ItemList name="Blank" items={blanks} range={[0, blanks.length]} framed onChange={onChange} onRemove={onRemove}>
          {(blank, index, change) => (
            <DropDownFields blank={blank} number={index + 1} isNamed={isNamed(index)} onChange={change} />
          )}
        </ItemList>
      )}
    </ContentPart>
  )
}

type DropDownFieldsProps = {
  blank: DropDownDraft
  number: number
  isNamed: boolean
  onChange: (blank: DropDownDraft) => void
}

function DropDownFields({ blank, number, isNamed, onChange }: DropDownFieldsProps) {
  const group = useId()
  const errorOf = useTextError()
  const { options, correct } = blank
  return (
    <ContentPart
      legend={`Blank ${number}`}
      {...(isNamed ? {} : { hint: `Not in the text: press “Insert blank” to put {{${number}}} where it belongs.` })}
      codes={['blank-without-key', 'blank-without-options']}
      concerns={correct < 0 || options.length < 2}
      plain
    >
      <ItemList
        name="Option"
        of={`blank ${number}`}
        items={options}
        range={[2, 8]}
        blank={() => ''}
        onChange={(next) => onChange({ ...blank, options: next })}
        onRemove={(index) =>
          onChange({ ...blank, options: without(options, index), correct: indexAfterRemoval(correct, index) })
        }
      >
        {(option, index) => {
          const label = itemLabel('Option', index, `blank ${number}`)
          return (
            <div className="flex items-start gap-3">
              <label className="grid justify-items-center flex-none gap-2 min-w-target min-h-target text-text-muted text-small cursor-pointer">
                <input
                  className="mt-[0.3rem] mx-0 mb-0 cursor-[inherit] size-[1.6rem]"
                  type="radio"
                  name={group}
                  aria-label={`${label} is right`}
                  checked={index === correct}
                  onChange={() => onChange({ ...blank, correct: index })}
                />
                <span className="-order-1 leading-[1.7]" aria-hidden="true">
                  Right
                </span>
              </label>
              <div className="grid flex-1 gap-1 min-w-0">
                <TextField
                  label={label}
                  value={option}
                  error={errorOf(option, options)}
                  onChange={(event) => onChange({ ...blank, options: withItem(options, index, event.target.value) })}
                />
              </div>
            </div>
          )
        }}
      </ItemList>
      <WhyField of={`blank ${number}`} why={blank.why} onChange={(why) => onChange({ ...blank, why })} />
    </ContentPart>
  )
}
