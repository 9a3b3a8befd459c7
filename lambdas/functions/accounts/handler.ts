import { answerTrigger, type TriggerEvent } from '#lambdas/users/accounts/answer-trigger.ts'
import { deps } from './deps.ts'
import { TriggerRefusal } from '#lambdas/users/accounts/trigger-refusal.ts'

/** The user pool's triggers: before and after a sign-up, after a sign-in and a new password, and for its e-mails. */
export const handler = async (event: TriggerEvent): Promise<TriggerEvent> => {
  try {
    return await answerTrigger(deps, event)
  } catch (error) {
    if (error instanceof TriggerRefusal) console.warn({ triggerRefused: error.code })
    throw error
  }
}
