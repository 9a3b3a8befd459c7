import type { ComponentProps, ReactNode } from 'react'
import { useRegistered } from './form-context.ts'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode }

/** A labeled checkbox; the whole row is clickable. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  const { error: _error, ...registered } = useRegistered(input)
  return (
    <label className="choice flex items-start gap-3 min-h-target py-[0.6rem] px-0 cursor-pointer has-[input:disabled]:text-text-muted has-[input:disabled]:cursor-not-allowed">
      <input
        className="flex-none mt-[0.1rem] mx-0 mb-0 cursor-[inherit] size-[1.35rem]"
        {...input}
        {...registered}
        type="checkbox"
      />
      <span>{label}</span>
    </label>
  )
}
