import type { SelectOption } from './select-field.tsx'
import { CheckboxField } from './checkbox-field.tsx'

type CheckGroupProps = {
  legend: string
  hint?: string
  options: readonly SelectOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** A group of checkboxes, side by side where they fit. */
export function CheckGroup({ legend, hint, options, values, onChange }: CheckGroupProps) {
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      <div className="flex flex-wrap gap-y-0 gap-x-6">
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
