import type { MutationPublishCatalogueArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'

/** Stores nothing: subscribers receive the function's input. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<MutationPublishCatalogueArgs>) {
  return { generatedAt: ctx.args.generatedAt }
}
