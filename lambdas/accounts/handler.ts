import { answerTrigger, type TriggerEvent } from './answer-trigger.ts'
import { deps } from './deps.ts'

/** The user pool's triggers: before a sign-up, after it is confirmed, and for its e-mails. */
export const handler = (event: TriggerEvent) => answerTrigger(deps, event)
