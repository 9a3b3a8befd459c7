import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { FieldSlot } from './field-slot.tsx'

type ControlledFieldProps<F extends FieldValues, N extends FieldPath<F>> = {
  control: Control<F>
  name: N
  /** Renders the control for a value; receives the callback for changes. */
  children: (value: FieldPathValue<F, N>, onChange: (value: FieldPathValue<F, N>) => void) => ReactNode
}

/** A form field whose control isn't a native text field or checkbox, such as dates, several choices, or rich text. */
export function ControlledField<F extends FieldValues, N extends FieldPath<F>>({
  control,
  name,
  children,
}: ControlledFieldProps<F, N>) {
  const { field } = useController({ control, name })
  return <FieldSlot field={name}>{children(field.value, field.onChange)}</FieldSlot>
}
