import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { FieldSlot } from './field-slot.tsx'

type ControlledFieldProps<F extends FieldValues, N extends FieldPath<F>> = {
  control: Control<F>
  name: N
  /** The control for a value, and what it calls with another one. */
  children: (value: FieldPathValue<F, N>, onChange: (value: FieldPathValue<F, N>) => void) => ReactNode
}

/** A field of a form whose control is no text field or checkbox of the platform, such as dates, several choices, or rich text. */
export function ControlledField<F extends FieldValues, N extends FieldPath<F>>({
  control,
  name,
  children,
}: ControlledFieldProps<F, N>) {
  const { field } = useController({ control, name })
  return <FieldSlot field={name}>{children(field.value, field.onChange)}</FieldSlot>
}
