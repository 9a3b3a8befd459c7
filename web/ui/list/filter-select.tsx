import { SelectField } from '#web/ui/form/select-field.tsx'

type FilterSelectProps<Value extends string> = {
  label: string
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  /** The label while no filter is set. */
  all: string
  onChange: (value: Value | '') => void
}

/** A list filter that selects one of several values, or all. */
export const FilterSelect = <Value extends string>({ options, all, onChange, ...field }: FilterSelectProps<Value>) => (
  <SelectField
    {...field}
    options={options}
    placeholder={all}
    onChange={({ target }) => onChange(options.find(({ value }) => value === target.value)?.value ?? '')}
  />
)
