import { type AppSyncIdentityCognito, type Identity, util } from '@aws-appsync/utils'

/** The signed-in user's id, from the verified token. Whoever has none is refused. */
export function callerId(ctx: { identity: Identity }): string {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined
  return identity?.sub ?? util.unauthorized()
}
