import type { ComponentProps, ReactNode } from 'react'
import { useRegistered } from './form-context.ts'
import './field.css'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode }

/** A labeled checkbox; the whole row is clickable. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  const { error: _error, ...registered } = useRegistered(input)
  return (
    <label className="choice">
      <input {...input} {...registered} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
