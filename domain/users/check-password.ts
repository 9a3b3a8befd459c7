export type PasswordVerdict =
  { ok: true } | { ok: false; code: 'password-short' | 'password-unconfirmed' | 'passwords-differ' | 'password-common' }

/** Checks a new password and its repetition (spec 1.5.9, 1.5.10); `minLength` is the deployment's minimum length. */
export function checkNewPassword(password: string, repeated: string, minLength: number): PasswordVerdict {
  if (password.length < minLength) return { ok: false, code: 'password-short' }
  if (repeated === '') return { ok: false, code: 'password-unconfirmed' }
  return password === repeated ? { ok: true } : { ok: false, code: 'passwords-differ' }
}

/** Whether a password is in a list of common ones, ignoring case, or repeats one character (decisions 1.5). */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const letters = password.toLowerCase()
  return common.has(letters) || new Set(letters).size === 1
}
