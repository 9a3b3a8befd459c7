import { paths } from '#web/app/paths.ts'
import { confirmSecondFactor, signIn } from '#web/lib/session/auth.ts'
import { clearRoute, storedRoute } from '#web/lib/session/stored-route.ts'
import type { Session } from '#web/lib/session/session-store.ts'
import { recordSignIn } from './presence.ts'

/**
 * Signs in, records it on the server, and returns the route to open: the stored route, or else the dashboard or the
 * courses (spec 1.4.4, 1.7.10). Throws Cognito's errors.
 */
export async function signInForRoute(email: string, password: string, recoveryCode?: string): Promise<string> {
  return routeAfterSignIn(await signIn(email, password, recoveryCode))
}

/** Completes a sign-in with the second-factor code. Otherwise like `signInForRoute`. */
export const confirmCodeForRoute = async (code: string): Promise<string> =>
  routeAfterSignIn(await confirmSecondFactor(code))

function routeAfterSignIn(session: Session): string {
  recordSignIn(session.uid)
  const route = storedRoute()?.route ?? paths.start(session.type)
  clearRoute()
  return route
}
