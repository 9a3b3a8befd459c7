import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { accountMails } from '#domain/messages/account-mails.ts'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { TriggerRefusal } from './trigger-refusal.ts'

type Mail = { subject: string; body: string }

/** `siteUrl`: the site's address without a slash at its end; without one the mail has the code only. */
function mailFor(event: CustomMessageTriggerEvent, siteUrl: string | undefined): Mail | undefined {
  const { codeParameter, userAttributes } = event.request
  switch (event.triggerSource) {
    case 'CustomMessage_ForgotPassword': {
      const email = encodeURIComponent(userAttributes['email'] ?? '')
      // Behind the #, which no server and no log of one sees. Cognito puts the code in place of codeParameter, so that one is left as it is.
      return accountMails.reset(codeParameter, siteUrl && `${siteUrl}/reset#email=${email}&code=${codeParameter}`)
    }
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
      return accountMails.confirm(codeParameter)
    // A client would change the address by the code of this mail; without it nothing changes (decision 0043).
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      throw new TriggerRefusal('email-fixed', accountRefusals['email-fixed'])
    default:
      return undefined
  }
}

/**
 * The e-mails of a reset (code and link to /reset) and of a confirmation, in the academy's words (decisions 1.2.12).
 * Throws for the message that would let a client change the address of an account. Every other message stays Cognito's own.
 */
export function writeMail(event: CustomMessageTriggerEvent, siteUrl?: string): CustomMessageTriggerEvent {
  const mail = mailFor(event, siteUrl)
  if (!mail) return event
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.body } }
}
