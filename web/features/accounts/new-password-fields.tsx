import { useEffect, useState } from 'react'
import { type Config, loadConfig } from '#web/lib/api/config.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'

/** The fields `password` and `repeated` for a new password (spec 1.5.8 to 1.5.10). */
export function NewPasswordFields({ label }: { label: string }) {
  const minLength = useConfig()?.passwordMinLength
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        required
        hint={minLength === undefined ? undefined : `At least ${minLength} characters`}
      />
      <PasswordField name="repeated" label="Confirm password" autoComplete="new-password" required />
    </>
  )
}

/** The configuration. Undefined until loaded. */
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
