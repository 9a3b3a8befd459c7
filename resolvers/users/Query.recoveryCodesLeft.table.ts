import { get } from '@aws-appsync/utils/dynamodb'
import { recoveryKey } from '#table/keys.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'

/** AppSync returns a set of strings as a list. */
type LeftCtx = Ctx<Record<string, never>, { hashes?: readonly string[] } | null>

export function request(ctx: LeftCtx) {
  return get({ key: recoveryKey(callerId(ctx)) })
}

export function response(ctx: LeftCtx) {
  failOnError(ctx)
  return ctx.result?.hashes?.length ?? 0
}
