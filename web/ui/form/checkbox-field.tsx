import type { ComponentProps, ReactNode } from 'react'
import './field.css'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode }

/** A checkbox with its label; the whole row is the target. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className="choice">
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
