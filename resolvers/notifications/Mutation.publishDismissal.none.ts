import type { MutationPublishDismissalArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'

/** Stores nothing: subscribers get the key of the notification that is gone. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<MutationPublishDismissalArgs>) {
  return ctx.args.key
}
