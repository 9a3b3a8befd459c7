import { useEffect, useState } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { type Config, loadConfig } from '#web/lib/api/config.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'

type NewPasswordFieldsProps = {
  label: string
  password: UseFormRegisterReturn
  repeated: UseFormRegisterReturn
  errors: FieldErrors<{ password: string; repeated: string }>
}

/** A new password, typed twice (spec 1.5.8 to 1.5.10). */
export function NewPasswordFields({ label, password, repeated, errors }: NewPasswordFieldsProps) {
  const least = useConfig()?.passwordMinLength
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint={least === undefined ? undefined : `At least ${least} characters`}
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

/** The configuration; undefined until it is loaded. */
function useConfig(): Config | undefined {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    let stays = true
    const update = (loaded: Config) => {
      if (stays) setConfig(loaded)
    }
    loadConfig().then(update, () => undefined)
    return () => {
      stays = false
    }
  }, [])
  return config
}
