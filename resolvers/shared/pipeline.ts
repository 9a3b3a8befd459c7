import type { Ctx } from './context.ts'

/** The handlers around every pipeline: nothing before, the last step's result after. */
export function request() {
  return {}
}

export function response(ctx: Ctx<Record<string, never>, unknown, { result: unknown }>) {
  return ctx.prev.result
}
