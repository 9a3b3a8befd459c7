import type { Ctx } from './context.ts'
import { endWithSession } from './end-with-session.ts'

/** A subscription to everything of a kind, which ends with the subscriber's sessions, and when they are no administrator any longer (decisions 0036, 0122). */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx) {
  endWithSession(ctx)
  return null
}
