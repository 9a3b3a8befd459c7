import { type ComponentProps, useId } from 'react'
import { fieldAttributes } from './field-attributes.ts'
import { Field, type FieldFacts } from './field.tsx'
import { useRegistered } from './form-context.ts'

type TextAreaFieldProps = FieldFacts & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** A labeled multi-line text field. */
export function TextAreaField({ label, hint, error: errorProp, optional, ...area }: TextAreaFieldProps) {
  const id = useId()
  const { error = errorProp, ...registered } = useRegistered(area)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea {...area} {...registered} className="field__input" {...fieldAttributes(id, { hint, error })} />
    </Field>
  )
}
