import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { SelectOption } from './select-field.tsx'

type RadioGroupProps = {
  legend: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  /** Renders the options side by side where they fit. */
  row?: boolean
  disabled?: boolean
}

/** A group of radio buttons. */
export function RadioGroup({ legend, options, value, onChange, row = false, disabled = false }: RadioGroupProps) {
  const name = useId()
  return (
    <fieldset className="choice-group" disabled={disabled}>
      <legend>{legend}</legend>
      <div className={classNames(row && 'flex flex-wrap gap-y-0 gap-x-6')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="choice flex items-start gap-3 min-h-target py-[0.6rem] px-0 cursor-pointer has-[input:disabled]:text-text-muted has-[input:disabled]:cursor-not-allowed"
          >
            <input
              className="flex-none mt-[0.1rem] mx-0 mb-0 cursor-[inherit] size-[1.35rem]"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
