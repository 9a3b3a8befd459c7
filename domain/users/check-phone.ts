import parse from 'libphonenumber-js/core'
import { usPhoneNumbers } from './us-phone-numbers.ts'

/** `phone` as stored and shown, (xxx)xxx-xxxx; `e164` as Cognito requires it, +1xxxxxxxxxx. */
export type PhoneVerdict = { ok: true; phone: string; e164: string } | { ok: false; code: 'phone-invalid' }

const MIN_DIGITS = 10
const MAX_DIGITS = 13
/** The maximum length including blanks and punctuation. */
const MAX_LENGTH = 25

/**
 * Checks a US number with its area code: 10 to 13 characters without blanks and punctuation, counting a leading `+`
 * (spec 1.5.7, 1.9.12 with decisions).
 */
export function checkPhone(value: string): PhoneVerdict {
  const typed = value.trim()
  const measured = typed.replace(/[\s().+-]/g, '').length
  if (measured < MIN_DIGITS || measured > MAX_DIGITS || typed.length > MAX_LENGTH)
    return { ok: false, code: 'phone-invalid' }
  const number = parse(typed, { defaultCountry: 'US', extract: false }, usPhoneNumbers)
  if (!number?.isValid() || number.ext !== undefined) return { ok: false, code: 'phone-invalid' }
  const digits = number.nationalNumber
  return {
    ok: true,
    phone: `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`,
    e164: number.number,
  }
}
