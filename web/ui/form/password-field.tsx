import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { fieldAttributes } from './field-attributes.ts'
import { Field } from './field.tsx'
import { useRegistered } from './form-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A labeled password field with a button that shows the password. */
export function PasswordField({ label, hint, error: errorProp, optional, ...input }: Omit<TextFieldProps, 'type'>) {
  const id = useId()
  const { error = errorProp, ...registered } = useRegistered(input)
  const [isVisible, setVisible] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...registered}
        type={isVisible ? 'text' : 'password'}
        className="field__input field__input--with-action"
        {...fieldAttributes(id, { hint, error })}
      />
      <IconButton
        className="absolute inset-e-0 inset-y-0 m-auto"
        label={isVisible ? 'Hide password' : 'Show password'}
        aria-pressed={isVisible}
        icon={isVisible ? <EyeOff size={20} /> : <Eye size={20} />}
        onClick={() => setVisible(!isVisible)}
      />
    </Field>
  )
}
