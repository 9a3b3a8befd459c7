import { type ComponentProps, useId } from 'react'
import { fieldAttributes } from './field-attributes.ts'
import { Field, type FieldFacts } from './field.tsx'
import { useRegistered } from './form-context.ts'

export type TextFieldProps = FieldFacts & Omit<ComponentProps<'input'>, 'className' | 'id'>

/** A labeled one-line text field. */
export function TextField({ label, hint, error: errorProp, optional, type = 'text', ...input }: TextFieldProps) {
  const id = useId()
  const { error = errorProp, ...registered } = useRegistered(input)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        {...registered}
        type={type}
        className="field__input"
        {...fieldAttributes(id, { hint, error })}
      />
    </Field>
  )
}
