import { type AppSyncIdentityCognito, type Identity, util } from '@aws-appsync/utils'

/**
 * Rejects an ID token, which AppSync accepts like an access token, although it does not authorize requests (ASVS
 * 9.2.2).
 */
export function refuseIdToken(identity: Partial<AppSyncIdentityCognito> | null | undefined): void {
  const claims = identity?.claims as { token_use?: string } | null | undefined
  if (claims?.token_use === 'id') util.unauthorized()
}

/** Returns the signed-in user's id from the verified access token. Rejects a caller without one. */
export function callerId(ctx: { identity: Identity }): string {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined
  refuseIdToken(identity)
  return identity?.sub ?? util.unauthorized()
}
