import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { academy } from '../../../domain/academy.ts'
import { PasswordField } from '../../ui/password-field.tsx'

type NewPasswordFieldsProps = {
  label: string
  password: UseFormRegisterReturn
  repeated: UseFormRegisterReturn
  errors: FieldErrors<{ password: string; repeated: string }>
}

/** A password that somebody chooses, twice (spec 1.5.8 to 1.5.10). */
export function NewPasswordFields({ label, password, repeated, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint={`At least ${academy.passwordMinLength} characters`}
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        error={errors.repeated?.message}
        {...repeated}
      />
    </>
  )
}
