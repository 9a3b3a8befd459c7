import { useId } from 'react'
import { FormattedField } from '../formatted/formatted-field.tsx'
import { useTextError } from './content-form.tsx'
import { ItemList, itemLabel } from './item-list.tsx'
import { fieldsOf, maybeText, textOf } from './lenient.ts'
import { WhyField } from './why-field.tsx'

/** Draft of an option. `correct` is absent when it is wrong. */
export type OptionDraft = {
  text: string
  textHtml?: string | undefined
  correct?: true
  why?: string
  whyHtml?: string | undefined
}

export const readOption = (value: unknown): OptionDraft => {
  const { text, textHtml, correct, why, whyHtml } = fieldsOf(value)
  return {
    text: textOf(text),
    ...maybeText('textHtml', textHtml),
    ...(correct === true ? { correct } : {}),
    ...maybeText('why', why),
    ...maybeText('whyHtml', whyHtml),
  }
}

/** The number of correct options. */
export const rightCount = (options: readonly OptionDraft[]): number => options.filter(({ correct }) => correct).length

const marked = ({ text, textHtml, why, whyHtml }: OptionDraft, correct: boolean): OptionDraft => ({
  text,
  ...maybeText('textHtml', textHtml),
  ...(correct ? { correct: true as const } : {}),
  ...maybeText('why', why),
  ...maybeText('whyHtml', whyHtml),
})

type OptionListProps = {
  /** Label of an option. */
  name?: string
  /** What the options belong to, when a form has several lists. */
  of?: string
  /** The control that marks the correct options. Absent when none is marked. */
  mark?: 'radio' | 'checkbox'
  options: readonly OptionDraft[]
  range: readonly [least: number, most: number]
  movable?: boolean
  onChange: (options: OptionDraft[]) => void
}

/** Options with their texts, which of them are correct, and why. */
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
          <div className="flex items-start gap-3">
            {mark !== undefined && (
              <label className="grid justify-items-center flex-none gap-2 min-w-target min-h-target text-text-muted text-small cursor-pointer">
                <input
                  className="mt-[0.3rem] mx-0 mb-0 cursor-[inherit] size-[1.6rem]"
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
                <span className="-order-1 leading-[1.7]" aria-hidden="true">
                  Right
                </span>
              </label>
            )}
            <div className="grid flex-1 gap-1 min-w-0">
              <FormattedField
                label={label}
                rows={1}
                small
                value={{ text: option.text, html: option.textHtml }}
                error={errorOf(option.text, texts)}
                onChange={({ text, html }) => change({ ...option, text, textHtml: html })}
              />
              <WhyField
                of={label.toLowerCase()}
                why={option.why}
                html={option.whyHtml}
                onFormat={({ text, html }) => change({ ...option, why: text, whyHtml: html })}
              />
            </div>
          </div>
        )
      }}
    </ItemList>
  )
}
