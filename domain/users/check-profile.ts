import { checkPersonName, type NameRefusal } from './check-person-name.ts'
import { checkPhone } from './check-phone.ts'

/** The fields of their own record that users can change. */
export type ProfileDraft = { firstName: string; lastName: string; phone: string }
export type ProfileVerdict = { ok: true; facts: ProfileDraft } | { ok: false; code: NameRefusal | 'phone-invalid' }

/** Checks names and phone by the rules of sign-up, and returns them as stored (spec 1.5.4 to 1.5.7). */
export function checkProfile(facts: ProfileDraft): ProfileVerdict {
  const first = checkPersonName('first', facts.firstName)
  if (!first.ok) return first
  const last = checkPersonName('last', facts.lastName)
  if (!last.ok) return last
  const phone = checkPhone(facts.phone)
  if (!phone.ok) return phone
  return { ok: true, facts: { firstName: first.name, lastName: last.name, phone: phone.phone } }
}
