import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import { checkSignUp } from './check-sign-up.ts'
import { type AccountDeps, openAccount } from './open-account.ts'
import { writeMail } from './write-mail.ts'

export type TriggerEvent = PreSignUpTriggerEvent | PostConfirmationTriggerEvent | CustomMessageTriggerEvent

const isBefore = (event: TriggerEvent): event is PreSignUpTriggerEvent => event.triggerSource.startsWith('PreSignUp_')
const isAfter = (event: TriggerEvent): event is PostConfirmationTriggerEvent =>
  event.triggerSource.startsWith('PostConfirmation_')

/** Answers what the user pool asks before a sign-up, after it and when it writes an e-mail. */
export async function answerTrigger(
  deps: AccountDeps & { confirmByEmail: boolean; siteUrl: string | undefined },
  event: TriggerEvent,
): Promise<TriggerEvent> {
  if (isBefore(event)) return checkSignUp(event, deps.confirmByEmail)
  if (isAfter(event)) return openAccount(deps, event)
  return writeMail(event, deps.siteUrl)
}
