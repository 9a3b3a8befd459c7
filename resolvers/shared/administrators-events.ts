import type { Ctx } from './context.ts'
import { endWithSession } from './end-with-session.ts'

/**
 * Subscribes to all events of a kind until the subscriber's sessions end or they are no longer an administrator
 * (decisions 0036, 0122).
 */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx) {
  endWithSession(ctx)
  return null
}
