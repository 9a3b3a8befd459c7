import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreAuthenticationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda'
import { checkSignUp } from './check-sign-up.ts'
import { acceptRecoveryCode, type RecoveryDeps } from '#lambdas/users/recovery/accept-recovery-code.ts'
import { forgetOver, noticeFactor, recordSignIn } from './record-sign-in.ts'
import { createAccount } from './create-account.ts'
import { recordNewPassword } from './record-new-password.ts'
import { writeMail } from './write-mail.ts'

export type TriggerEvent =
  | PreSignUpTriggerEvent
  | PreAuthenticationTriggerEvent
  | PostConfirmationTriggerEvent
  | PostAuthenticationTriggerEvent
  | CustomMessageTriggerEvent

export type TriggerDeps = RecoveryDeps & {
  /** Gives a user a password that no one knows and no second factor, and ends their sessions. */
  voidPassword: (userPoolId: string, userName: string) => Promise<void>
  confirmByEmail: boolean
  siteUrl: string | undefined
}

const isBefore = (event: TriggerEvent): event is PreSignUpTriggerEvent => event.triggerSource.startsWith('PreSignUp_')
const isMail = (event: TriggerEvent): event is CustomMessageTriggerEvent =>
  event.triggerSource.startsWith('CustomMessage_')

/**
 * Handles the user pool's triggers before a sign-up, after it (when the address's owner claims an account that another person made, with its password
 * void: decision 0123), after a new password that was forgotten (which ends every session of before, and is mailed),
 * before a sign-in, which a recovery code may come with, after it, and when it writes an e-mail.
 */
export async function answerTrigger(event: TriggerEvent, deps: TriggerDeps): Promise<TriggerEvent> {
  if (isBefore(event)) return checkSignUp(event, deps.confirmByEmail)
  if (isMail(event)) return writeMail(event, deps.siteUrl)
  switch (event.triggerSource) {
    case 'PreAuthentication_Authentication': {
      const code = event.request.validationData?.['recoveryCode']
      if (code !== undefined) await acceptRecoveryCode(event, code, deps)
      else await noticeFactor(event, deps)
      break
    }
    case 'PostConfirmation_ConfirmSignUp':
      if (event.request.clientMetadata?.['claim'] !== undefined)
        await deps.voidPassword(event.userPoolId, event.userName)
      await createAccount(event, deps)
      break
    case 'PostConfirmation_ConfirmForgotPassword':
      await deps.signOut(event.userPoolId, event.userName)
      await recordNewPassword(event, deps)
      break
    case 'PostAuthentication_Authentication':
      await Promise.all([recordSignIn(event, deps), forgetOver(event, deps)])
      break
  }
  return event
}
