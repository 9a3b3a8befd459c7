import { RecordSeenDocument } from '../../../generated/operations.ts'
import { paths } from '../../app/paths.ts'
import { mutate } from '../../lib/api.ts'
import { signIn } from '../../lib/auth.ts'
import { forgetRoute, rememberedRoute } from '../../lib/remembered-route.ts'

/**
 * Signs in, notes the time of it on the server, and tells where the user goes now: the remembered route, else the
 * dashboard or the courses (spec 1.4.4, 1.7.10). Fails as Cognito fails.
 */
export async function enter(email: string, password: string): Promise<string> {
  const session = await signIn(email, password)
  // Nobody waits for the note, and a sign-in does not fail with it.
  void mutate(RecordSeenDocument, { signedIn: true }).catch(() => undefined)
  const route = rememberedRoute()?.route ?? paths.start(session.type)
  forgetRoute()
  return route
}
