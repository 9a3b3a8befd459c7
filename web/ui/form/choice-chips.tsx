import { useId } from 'react'
import './choice-chips.css'

type ChoiceChipsProps<Value extends string> = {
  /** Accessible name of the group. */
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons with short labels, side by side, styled as chips. */
export function ChoiceChips<Value extends string>({ legend, options, value, onChange }: ChoiceChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice-chips">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-chips__chip">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
