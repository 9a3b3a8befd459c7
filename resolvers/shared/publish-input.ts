import type { Ctx } from './context.ts'

/** A publish mutation stores nothing: subscribers receive the function's input. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<{ input: Record<string, unknown> }>) {
  return ctx.args.input
}
