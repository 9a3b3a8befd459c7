import { accountRefusals, passwordShort } from '#domain/messages/accounts.ts'
import { checkNewPassword, isCommonPassword } from '#domain/users/check-password.ts'
import { loadConfig } from '#web/lib/api/config.ts'

/** What is wrong with a new password, or true (spec 1.5.9; decisions 1.5). */
export async function passwordRule(password: string): Promise<string | true> {
  // Where the setting cannot be read, the user pool says what is wrong.
  const least = await loadConfig().then(
    ({ passwordMinLength }) => passwordMinLength,
    () => 0,
  )
  const verdict = checkNewPassword(password, password, least)
  if (!verdict.ok) return verdict.code === 'password-short' ? passwordShort(least) : accountRefusals[verdict.code]
  return isCommonPassword(password, await commonPasswords()) ? accountRefusals['password-common'] : true
}

/** The same rules as conditions that hold or don't, each with its words; `least`: the characters that the deployment wants. */
export async function passwordConditions() {
  const [{ passwordMinLength: least }, common] = await Promise.all([loadConfig(), commonPasswords()])
  const rule = (message: string, validator: (password: string) => boolean) =>
    ({ validationMode: 'onTouched', message, validator }) as const
  return {
    least,
    validators: [
      rule(passwordShort(least), (password) => password.length >= least),
      rule(accountRefusals['password-common'], (password) => !isCommonPassword(password, common)),
    ],
  }
}

/** What is wrong with its repetition, or true (spec 1.5.10). The other field reports a short password. */
export const repetitionRule = (repeated: string, password: string): string | true => {
  if (repeated === '') return accountRefusals['password-unconfirmed']
  return repeated === password || accountRefusals['passwords-differ']
}

/** The message for an empty field for an e-mailed code. */
export const codeMissing = 'Enter the code of the e-mail'

let loading: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Some fifty thousand common passwords, in lower case; loaded once, when a password is first chosen. Empty when they
 * cannot be loaded: then only the length is checked.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load().catch(() => {
    loading = undefined
    return new Set<string>()
  })
  return loading
}
