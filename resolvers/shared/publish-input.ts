import type { Ctx } from './context.ts'

/** A publish mutation stores nothing: subscribers get what the function sent. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<{ input: Record<string, unknown> }>) {
  return ctx.args.input
}
