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
import { createAccount, type AccountDeps, type PoolUser } from './create-account.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { storeAccountChange } from '#lambdas/users/store-account-change.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { accountMails } from '#domain/messages/account-mails.ts'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { TriggerRefusal } from './trigger-refusal.ts'

type Mail = { subject: string; body: string }

/** `siteUrl`: the site's address without a trailing slash; without it, the e-mail contains only the code. */
function mailFor(event: CustomMessageTriggerEvent, siteUrl: string | undefined): Mail | undefined {
  const { codeParameter, userAttributes } = event.request
  switch (event.triggerSource) {
    case 'CustomMessage_ForgotPassword': {
      const email = encodeURIComponent(userAttributes['email'] ?? '')
      // The fragment never reaches a server or its log. Cognito replaces codeParameter with the code, so it stays
      // unescaped.
      return accountMails.reset(codeParameter, siteUrl && `${siteUrl}/reset#email=${email}&code=${codeParameter}`)
    }
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
      return accountMails.confirm(codeParameter)
    // Without this e-mail's code, a client cannot change the address (decision 0043).
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      throw new TriggerRefusal('email-fixed', accountRefusals['email-fixed'])
    default:
      return undefined
  }
}

/**
 * Writes the e-mails for a reset (code and link to /reset) and a confirmation (decisions 1.2.12). Throws for the
 * message that would let a client change the address of an account. Other messages stay Cognito's own.
 */
function writeMail(event: CustomMessageTriggerEvent, siteUrl?: string): CustomMessageTriggerEvent {
  const mail = mailFor(event, siteUrl)
  if (!mail) return event
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.body } }
}

/**
 * Records a password reset by e-mailed code as an account change, which ends subscriptions and notifies the owner by
 * e-mail (decision 0122). The password is already changed, so errors are only logged. One read unit, 12 write units.
 */
async function recordNewPassword(event: PoolUser, { table, now }: AccountDeps): Promise<void> {
  try {
    const user = await getItem<UserItem>(table, userKey(event.request.userAttributes['sub'] ?? ''))
    if (user) await storeAccountChange(user, 'password', { table, now })
  } catch (error) {
    logError(error, { doing: 'record a new password' })
  }
}

export type TriggerEvent =
  | PreSignUpTriggerEvent
  | PreAuthenticationTriggerEvent
  | PostConfirmationTriggerEvent
  | PostAuthenticationTriggerEvent
  | CustomMessageTriggerEvent

export type TriggerDeps = RecoveryDeps & {
  /** Sets a password that no one knows, removes the second factor, and ends the user's sessions. */
  voidPassword: (userPoolId: string, userName: string) => Promise<void>
  confirmByEmail: boolean
  siteUrl: string | undefined
}

const isBefore = (event: TriggerEvent): event is PreSignUpTriggerEvent => event.triggerSource.startsWith('PreSignUp_')
const isMail = (event: TriggerEvent): event is CustomMessageTriggerEvent =>
  event.triggerSource.startsWith('CustomMessage_')

/**
 * Handles the user pool's triggers: before and after a sign-up, also when an address's owner claims an account that
 * somebody else made (decision 0123); after a password reset, which ends every session and is e-mailed; before a
 * sign-in, also with a recovery code, and after it; and when the pool writes an e-mail.
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
