import { useId } from 'react'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { useTextError } from './content-form.tsx'
import { ItemList, itemLabel } from './item-list.tsx'
import { fieldsOf, maybeText, textOf } from './lenient.ts'
import { WhyField } from './why-field.tsx'

/** An option being written; `correct` is absent where it is wrong. */
export type OptionDraft = { text: string; correct?: true; why?: string }

export const readOption = (value: unknown): OptionDraft => {
  const { text, correct, why } = fieldsOf(value)
  return { text: textOf(text), ...(correct === true ? { correct } : {}), ...maybeText('why', why) }
}

/** How many of them are right. */
export const rightCount = (options: readonly OptionDraft[]): number => options.filter(({ correct }) => correct).length

const marked = ({ text, why }: OptionDraft, correct: boolean): OptionDraft => ({
  text,
  ...(correct ? { correct: true as const } : {}),
  ...(why === undefined ? {} : { why }),
})

type OptionListProps = {
  /** What one of them is called. */
  name?: string
  /** What they belong to, where a form has several lists. */
  of?: string
  /** How the right ones are marked; absent: none is. */
  mark?: 'radio' | 'checkbox'
  options: readonly OptionDraft[]
  range: readonly [least: number, most: number]
  movable?: boolean
  onChange: (options: OptionDraft[]) => void
}

/** Options with their texts, which of them are right, and why. */
export function OptionList({ name = 'Option', of, mark, options, range, movable = true, onChange }: OptionListProps) {
  const group = useId()
  const errorOf = useTextError()
  const texts = options.map(({ text }) => text)
  return (
    <ItemList
      name={name}
      {...(of === undefined ? {} : { of })}
      items={options}
      range={range}
      movable={movable}
      blank={(): OptionDraft => ({ text: '' })}
      onChange={onChange}
    >
      {(option, index, change) => {
        const label = itemLabel(name, index, of)
        return (
          <div className="option-row">
            {mark !== undefined && (
              <label className="option-row__mark">
                <input
                  type={mark}
                  name={group}
                  aria-label={`${label} is right`}
                  checked={option.correct === true}
                  onChange={(event) => {
                    const { checked } = event.target
                    if (mark === 'checkbox') change(marked(option, checked))
                    else onChange(options.map((other, i) => marked(other, i === index)))
                  }}
                />
                <span aria-hidden="true">Right</span>
              </label>
            )}
            <div className="option-row__texts">
              <TextAreaField
                label={label}
                rows={1}
                value={option.text}
                error={errorOf(option.text, texts)}
                onChange={(event) => {
                  change({ ...option, text: event.target.value })
                }}
              />
              <WhyField
                of={label.toLowerCase()}
                why={option.why}
                onChange={(why) => {
                  change({ ...option, why })
                }}
              />
            </div>
          </div>
        )
      }}
    </ItemList>
  )
}
