import { paths } from '#web/app/paths.ts'
import { confirmSecondFactor, signIn } from '#web/lib/session/auth.ts'
import { forgetRoute, rememberedRoute } from '#web/lib/session/remembered-route.ts'
import type { Session } from '#web/lib/session/session-store.ts'
import { recordSignIn } from './presence.ts'

/**
 * Signs in, notes the time of it on the server, and returns where the user goes now: the remembered route, else the
 * dashboard or the courses (spec 1.4.4, 1.7.10). Fails as Cognito fails.
 */
export async function enter(email: string, password: string): Promise<string> {
  return arrive(await signIn(email, password))
}

/** Ends a sign-in with the code of the second factor; else as `enter`. */
export const enterWithCode = async (code: string): Promise<string> => arrive(await confirmSecondFactor(code))

function arrive(session: Session): string {
  recordSignIn(session.uid)
  const route = rememberedRoute()?.route ?? paths.start(session.type)
  forgetRoute()
  return route
}
