import type { MutationPublishDismissalArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'

/** Stores nothing: subscribers receive the key of the removed notification. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<MutationPublishDismissalArgs>) {
  return ctx.args.key
}
