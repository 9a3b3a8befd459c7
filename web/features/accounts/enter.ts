import { paths } from '../../app/paths.ts'
import { signIn } from '../../lib/auth.ts'
import { forgetRoute, rememberedRoute } from '../../lib/remembered-route.ts'
import { noteSignIn } from './presence.ts'

/**
 * Signs in, notes the time of it on the server, and tells where the user goes now: the remembered route, else the
 * dashboard or the courses (spec 1.4.4, 1.7.10). Fails as Cognito fails.
 */
export async function enter(email: string, password: string): Promise<string> {
  const session = await signIn(email, password)
  noteSignIn(session.uid)
  const route = rememberedRoute()?.route ?? paths.start(session.type)
  forgetRoute()
  return route
}
