import type { MutationPublishCatalogueArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'

/** Stores nothing: subscribers get what the function sent. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<MutationPublishCatalogueArgs>) {
  return { generatedAt: ctx.args.generatedAt }
}
