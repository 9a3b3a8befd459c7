import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { SelectOption } from './select-field.tsx'
import './field.css'

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
      <div className={classNames(row && 'choice-group__options--row')}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
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
