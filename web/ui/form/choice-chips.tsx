import { useId } from 'react'

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
    <fieldset className="flex flex-wrap gap-2 min-w-0 m-0 p-0 border-0">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex items-center min-h-target px-4 border border-border-strong rounded-full bg-surface text-text font-semibold cursor-pointer hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:[border-width:3px]"
        >
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
