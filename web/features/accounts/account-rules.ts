import { accountRefusals, passwordShort } from '#domain/messages/accounts.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { checkNewPassword, isCommonPassword } from '#domain/users/check-password.ts'
import { checkPersonName } from '#domain/users/check-person-name.ts'
import { checkPhone } from '#domain/users/check-phone.ts'
import { loadConfig } from '#web/lib/api/config.ts'

const nameRule = (which: 'first' | 'last') => (name: string) => {
  const verdict = checkPersonName(which, name)
  return verdict.ok || accountRefusals[verdict.code]
}

/** Validators of a person's names and phone. Each returns true or the error (spec 1.5.4 to 1.5.7). */
export const personRules = {
  firstName: nameRule('first'),
  lastName: nameRule('last'),
  phone: (phone: string) => checkPhone(phone).ok || accountRefusals['phone-invalid'],
}

/** Validates an e-mail. Returns true or the error. */
export const emailRule = (email: string): string | true => checkEmail(email).ok || accountRefusals['email-invalid']

/** Validates a new password. Returns true or the error (spec 1.5.9; decisions 1.5). */
async function passwordRule(password: string): Promise<string | true> {
  // If the setting can't be read, the user pool reports the error.
  const minLength = await loadConfig().then(
    ({ passwordMinLength }) => passwordMinLength,
    () => 0,
  )
  const verdict = checkNewPassword(password, password, minLength)
  if (!verdict.ok) return verdict.code === 'password-short' ? passwordShort(minLength) : accountRefusals[verdict.code]
  return isCommonPassword(password, await commonPasswords()) ? accountRefusals['password-common'] : true
}

/** The same rules as validators with messages. `minLength` is the deployment's minimum length. */
export async function passwordConditions() {
  const [{ passwordMinLength: minLength }, common] = await Promise.all([loadConfig(), commonPasswords()])
  const rule = (message: string, validator: (password: string) => boolean) =>
    ({ validationMode: 'onTouched', message, validator }) as const
  return {
    minLength,
    validators: [
      rule(passwordShort(minLength), (password) => password.length >= minLength),
      rule(accountRefusals['password-common'], (password) => !isCommonPassword(password, common)),
    ],
  }
}

/**
 * Validates the repeated password. Returns true or the error (spec 1.5.10). The first field reports a short password.
 */
function repetitionRule(repeated: string, { password }: { password: string }): string | true {
  if (repeated === '') return accountRefusals['password-unconfirmed']
  return repeated === password || accountRefusals['passwords-differ']
}

/** Validates an e-mailed code. Returns true or the error. */
export const codeRule = (code: string): string | true => code !== '' || 'Enter the code from the email'

/** Validators of a new password and its repetition. */
export const newPasswordRules = { password: passwordRule, repeated: repetitionRule }

let loading: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Some fifty thousand common passwords, in lower case. Loaded once, when a password is first chosen. Empty when loading
 * fails, so that only the length is checked.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load().catch(() => {
    loading = undefined
    return new Set<string>()
  })
  return loading
}
