import { checkEmail } from './check-email.ts'
import { checkPersonName, type NameRefusal } from './check-person-name.ts'
import { checkPhone } from './check-phone.ts'
import { displayName, searchable, type User } from './user.ts'

/** The fields of the sign-up form. */
export type SignUp = { firstName: string; lastName: string; phone: string; email: string }
export type SignUpVerdict =
  | { ok: true; user: Omit<User, 'uid' | 'dateCreated'> }
  | { ok: false; code: NameRefusal | 'phone-invalid' | 'email-invalid' }

/** Checks a sign-up field by field and returns the user, always a Student (spec 1.4.23, 1.5.4 to 1.5.8, 1.6.5). */
export function newStudent(signUp: SignUp): SignUpVerdict {
  const first = checkPersonName('first', signUp.firstName)
  if (!first.ok) return first
  const last = checkPersonName('last', signUp.lastName)
  if (!last.ok) return last
  const phone = checkPhone(signUp.phone)
  if (!phone.ok) return phone
  const email = checkEmail(signUp.email)
  if (!email.ok) return email
  const facts = {
    type: 'Student',
    firstName: first.name,
    lastName: last.name,
    phone: phone.phone,
    email: email.email,
  } as const
  return { ok: true, user: { ...facts, displayName: displayName(first.name, last.name), data: searchable(facts) } }
}
