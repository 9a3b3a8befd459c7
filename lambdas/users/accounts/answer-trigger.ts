import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda'
import { checkSignUp } from './check-sign-up.ts'
import { recordSignIn, type SignInDeps } from './record-sign-in.ts'
import { createAccount } from './create-account.ts'
import { recordNewPassword } from './record-new-password.ts'
import { writeMail } from './write-mail.ts'

export type TriggerEvent =
  PreSignUpTriggerEvent | PostConfirmationTriggerEvent | PostAuthenticationTriggerEvent | CustomMessageTriggerEvent

export type TriggerDeps = SignInDeps & {
  /** Ends every session of a user. */
  signOut: (userPoolId: string, userName: string) => Promise<void>
  confirmByEmail: boolean
  siteUrl: string | undefined
}

const isBefore = (event: TriggerEvent): event is PreSignUpTriggerEvent => event.triggerSource.startsWith('PreSignUp_')
const isMail = (event: TriggerEvent): event is CustomMessageTriggerEvent =>
  event.triggerSource.startsWith('CustomMessage_')

/**
 * Handles the user pool's triggers before a sign-up, after it, after a new password that was forgotten (which ends every session of before, and is mailed),
 * after a sign-in, and when it writes an e-mail.
 */
export async function answerTrigger(event: TriggerEvent, deps: TriggerDeps): Promise<TriggerEvent> {
  if (isBefore(event)) return checkSignUp(event, deps.confirmByEmail)
  if (isMail(event)) return writeMail(event, deps.siteUrl)
  switch (event.triggerSource) {
    case 'PostConfirmation_ConfirmSignUp':
      await createAccount(event, deps)
      break
    case 'PostConfirmation_ConfirmForgotPassword':
      await deps.signOut(event.userPoolId, event.userName)
      await recordNewPassword(event, deps)
      break
    case 'PostAuthentication_Authentication':
      await recordSignIn(event, deps)
      break
  }
  return event
}
