import { type ComponentProps, useId } from 'react'
import { fieldAttributes } from './field-attributes.ts'
import { Field, type FieldFacts } from './field.tsx'

export type TextFieldProps = FieldFacts & Omit<ComponentProps<'input'>, 'className' | 'id'>

/** A labelled one-line text field. Spread react-hook-form's `register(name)` into it. */
export function TextField({ label, hint, error, optional, type = 'text', ...input }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...input} type={type} className="field__input" {...fieldAttributes(id, { hint, error })} />
    </Field>
  )
}
