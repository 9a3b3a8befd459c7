import { type AppSyncIdentityCognito, extensions } from '@aws-appsync/utils'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'

/**
 * Has AppSync end a subscription when `publishSignOut` names its subscriber and a second after the one at which their session began: a session
 * that began since goes on (decision 0122).
 */
export function endWithSession(ctx: Pick<Ctx, 'identity'>): void {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined
  const { auth_time: beganAt } = (identity?.claims ?? {}) as { auth_time?: number }
  const filters = [
    { fieldName: 'uid', operator: 'eq', value: callerId(ctx) },
    { fieldName: 'endedAt', operator: 'gt', value: beganAt ?? 0 },
  ] as const
  extensions.setSubscriptionInvalidationFilter({ filterGroup: [{ filters: [...filters] }] })
}
