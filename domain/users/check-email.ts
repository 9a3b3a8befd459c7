export type EmailVerdict = { ok: true; email: string } | { ok: false; code: 'email-invalid' }

const MAX_LENGTH = 254
const pattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** Checks an e-mail address, trimmed and in lower case (spec 1.5.1, 1.5.8). */
export function checkEmail(value: string): EmailVerdict {
  const email = value.trim().toLowerCase()
  return email.length <= MAX_LENGTH && pattern.test(email) ? { ok: true, email } : { ok: false, code: 'email-invalid' }
}
