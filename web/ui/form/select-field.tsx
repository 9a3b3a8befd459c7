import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { fieldAttributes } from './field-attributes.ts'
import { Field, type FieldFacts } from './field.tsx'
import { useRegistered } from './form-context.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldFacts &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
    options: readonly SelectOption[]
    /** Shown while no option is selected. */
    placeholder?: string
  }

/** A labeled native select, which works best on phones. */
export function SelectField({
  label,
  shownLabel,
  hint,
  error: errorProp,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const id = useId()
  const { error = errorProp, ...registered } = useRegistered(select)
  return (
    <Field id={id} label={label} shownLabel={shownLabel} hint={hint} error={error} optional={optional}>
      <select {...select} {...registered} className="field__input" {...fieldAttributes(id, { hint, error })}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="absolute inset-e-3.5 inset-y-0 m-auto pointer-events-none text-text-muted"
        size={20}
        aria-hidden="true"
      />
    </Field>
  )
}
