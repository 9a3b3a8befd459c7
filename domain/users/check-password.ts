import { academy } from '../academy.ts'

export type PasswordVerdict =
  { ok: true } | { ok: false; code: 'password-short' | 'password-unconfirmed' | 'passwords-differ' }

/** A new password and its repetition (spec 1.5.9, 1.5.10); the least length is the academy's setting. */
export function checkNewPassword(password: string, repeated: string): PasswordVerdict {
  if (password.length < academy.passwordMinLength) return { ok: false, code: 'password-short' }
  if (repeated === '') return { ok: false, code: 'password-unconfirmed' }
  return password === repeated ? { ok: true } : { ok: false, code: 'passwords-differ' }
}
