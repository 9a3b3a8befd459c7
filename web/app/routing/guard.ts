import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { showError } from '#web/lib/message-store.ts'
import { rememberRoute } from '#web/lib/session/remembered-route.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { sessionAsked } from '#web/lib/session/share-session.ts'
import { type Access, checkAccess } from './access.ts'

/** A loader that lets in whom `access` allows and sends the others where the specification says. */
export function guard(access: Access) {
  const decide = (request: Request) => {
    const verdict = checkAccess(access, currentSession())
    if (verdict.ok) return null
    showError(verdict.message)
    const { pathname, search } = new URL(request.url)
    if (verdict.remember === true) rememberRoute({ route: pathname + search })
    return redirect(verdict.to)
  }
  // A new tab first hears whether another one is signed in.
  return ({ request }: LoaderFunctionArgs) => sessionAsked()?.then(() => decide(request)) ?? decide(request)
}
