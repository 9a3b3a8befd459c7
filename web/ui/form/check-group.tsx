import type { SelectOption } from './select-field.tsx'
import { CheckboxField } from './checkbox-field.tsx'

type CheckGroupProps = {
  legend: string
  hint?: string
  options: readonly SelectOption[]
  /** A number after each option's label, such as how much it would find. */
  countOf?: (value: string) => number | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** A group of checkboxes, side by side where they fit. */
export function CheckGroup({ legend, hint, options, countOf, values, onChange }: CheckGroupProps) {
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      <div className="flex flex-wrap gap-y-0 gap-x-6">
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={
              <>
                {label} <span className="text-text-muted tabular-nums">{countOf?.(value)}</span>
              </>
            }
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
