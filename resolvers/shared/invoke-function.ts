import { type AppSyncIdentityCognito, util } from '@aws-appsync/utils'
import { refuseIdToken } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { sessionOf } from './current-session.ts'

/** The reply of `lambdas/field/field-handler.ts`. */
type Reply = { data?: unknown; refusal?: { code: string; data?: unknown } | null }

/** Fields that require a sign-in within five minutes, or reject ended sessions. */
const FRESH_SIGN_IN_FIELDS = [
  'deleteAccount',
  'requestEmailChange',
  'confirmEmailChange',
  'createRecoveryCodes',
  'mySessions',
  'endSession',
  // Only an administrator may end a student's course.
  'updateProgress',
]

/**
 * Resolves every field of a function. Sends `{ field: 'Mutation.x', arguments, identity: { sub, username, groups } }`,
 * plus `authTime` where administrators need a second factor (decision 0044), and `signedInAt` and `device` for fields
 * that need a fresh session (decisions 0070, 0123, 0124). A refusal becomes a GraphQL error with its code as errorType
 * and message.
 */
export function request(ctx: Ctx) {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined
  refuseIdToken(identity)
  const { sub, username, groups } = identity ?? {}
  const { signedInAt: authTime, device } = sessionOf(ctx)
  const session = ctx.env['SECOND_FACTOR'] === 'true' ? { authTime: authTime ?? 0 } : {}
  const signIn = FRESH_SIGN_IN_FIELDS.includes(ctx.info.fieldName) ? { signedInAt: authTime ?? 0, device } : {}
  return {
    operation: 'Invoke',
    payload: {
      field: `${ctx.info.parentTypeName}.${ctx.info.fieldName}`,
      arguments: ctx.args,
      identity: { sub, username, groups: groups ?? [], ...session, ...signIn },
    },
  }
}

export function response(ctx: Ctx<Record<string, unknown>, Reply | null>) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type)
  const refusal = ctx.result?.refusal
  if (refusal) util.error(refusal.code, refusal.code, null, refusal.data)
  return ctx.result?.data
}
