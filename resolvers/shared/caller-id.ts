import { type AppSyncIdentityCognito, type Identity, util } from '@aws-appsync/utils'

/** Refuses an id token, which AppSync takes as well as an access token: it is made to be read, not to open doors (ASVS 9.2.2). */
export function refuseIdToken(identity: Partial<AppSyncIdentityCognito> | null | undefined): void {
  const claims = identity?.claims as { token_use?: string } | null | undefined
  if (claims?.token_use === 'id') util.unauthorized()
}

/** The signed-in user's id, from the verified access token. A caller without one is refused. */
export function callerId(ctx: { identity: Identity }): string {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined
  refuseIdToken(identity)
  return identity?.sub ?? util.unauthorized()
}
