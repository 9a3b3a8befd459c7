import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { newStudent, type SignUp } from '#domain/users/new-student.ts'
import { TriggerRefusal } from './trigger-refusal.ts'

/** Returns the sign-up input from Cognito's attributes. */
export const signUpOf = (attributes: Partial<Record<string, string>>): SignUp => ({
  firstName: attributes['given_name'] ?? '',
  lastName: attributes['family_name'] ?? '',
  phone: attributes['phone_number'] ?? '',
  email: attributes['email'] ?? '',
})

/**
 * Before a sign-up, checks the input by the form's own rules (spec 1.5.4 to 1.5.8). Confirms the account at once, so
 * that a password reset works (decisions 1.4), unless the deployment requires a code by e-mail. Throws the refusal's
 * text, which Cognito passes to the form (spec 1.8.5). Skips accounts made by administrators.
 */
export function checkSignUp(event: PreSignUpTriggerEvent, confirmByEmail: boolean): PreSignUpTriggerEvent {
  if (event.triggerSource !== 'PreSignUp_SignUp') return event
  const verdict = newStudent(signUpOf(event.request.userAttributes))
  if (!verdict.ok) throw new TriggerRefusal(verdict.code, accountRefusals[verdict.code])
  const response = { autoConfirmUser: !confirmByEmail, autoVerifyEmail: !confirmByEmail, autoVerifyPhone: false }
  return { ...event, response }
}
