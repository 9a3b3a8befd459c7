import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { newStudent, type SignUp } from '#domain/users/new-student.ts'
import { TriggerRefusal } from './trigger-refusal.ts'

/** What a person gave, as Cognito's attributes carry it. */
export const signUpOf = (attributes: Partial<Record<string, string>>): SignUp => ({
  firstName: attributes['given_name'] ?? '',
  lastName: attributes['family_name'] ?? '',
  phone: attributes['phone_number'] ?? '',
  email: attributes['email'] ?? '',
})

/**
 * Before a sign-up: checks what was given by the form's own rules (spec 1.5.4 to 1.5.8). Unless the deployment asks for
 * a code by e-mail, the account counts as confirmed at once, so that a password reset works (decisions 1.4).
 * Throws the refusal's text, which Cognito passes on to the form (spec 1.8.5). Accounts that an administrator makes pass.
 */
export function checkSignUp(event: PreSignUpTriggerEvent, confirmByEmail: boolean): PreSignUpTriggerEvent {
  if (event.triggerSource !== 'PreSignUp_SignUp') return event
  const verdict = newStudent(signUpOf(event.request.userAttributes))
  if (!verdict.ok) throw new TriggerRefusal(verdict.code, accountRefusals[verdict.code])
  const response = { autoConfirmUser: !confirmByEmail, autoVerifyEmail: !confirmByEmail, autoVerifyPhone: false }
  return { ...event, response }
}
