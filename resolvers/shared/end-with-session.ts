import { extensions } from '@aws-appsync/utils'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { sessionOf } from './current-session.ts'

/**
 * Ends a subscription when `publishSignOut` names its subscriber with a second after the one in which their session
 * began (newer sessions continue: decision 0122), or the session itself, by its device (decision 0124).
 */
export function endWithSession(ctx: Pick<Ctx, 'identity'>): void {
  const { signedInAt, device } = sessionOf(ctx)
  const ofUser = { fieldName: 'uid', operator: 'eq', value: callerId(ctx) } as const
  const olderSessions = [ofUser, { fieldName: 'endedAt', operator: 'gt', value: signedInAt ?? 0 } as const]
  const thisSession = [ofUser, { fieldName: 'device', operator: 'eq', value: device ?? 'none' } as const]
  extensions.setSubscriptionInvalidationFilter({ filterGroup: [{ filters: olderSessions }, { filters: thisSession }] })
}
