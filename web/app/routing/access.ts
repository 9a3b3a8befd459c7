import { accessMessages } from '../../../domain/messages/access.ts'
import type { Session } from '../../lib/session-store.ts'
import { paths } from '../paths.ts'

/** Who may open a route (spec 1.5.12, 1.6, 2.2.12, 3.6). */
export type Access =
  /** Everybody. */
  | 'public'
  /** Sign-in and sign-up: only who is not signed in. */
  | 'guest'
  /** Sign-out: only who is signed in, or back to the root. */
  | 'leaver'
  /** The student area: everybody who is signed in. */
  | 'member'
  /** Administrators. */
  | 'admin'
  /** The dashboard: administrators, with words of its own (spec 3.6.2). */
  | 'dashboard'

export type AccessVerdict = { ok: true } | { ok: false; message: string; to: string; remember?: true }

/** Where a user goes after signing in when nothing is remembered (spec 1.4.4). */
export const homeOf = (session: Session): string => (session.type === 'Admin' ? paths.dashboard : paths.myCourses)

const allowed: AccessVerdict = { ok: true }
const signInFirst = (message: string): AccessVerdict => ({ ok: false, message, to: paths.signIn, remember: true })

/** Whether the user may open a route of this access, and if not, what is said and where they go instead. */
export function checkAccess(access: Access, session: Session | undefined): AccessVerdict {
  switch (access) {
    case 'public':
      return allowed
    case 'guest':
      return session === undefined
        ? allowed
        : { ok: false, message: accessMessages['already-signed-in'], to: homeOf(session) }
    case 'leaver':
      return session === undefined ? { ok: false, message: accessMessages['not-signed-in'], to: paths.home } : allowed
    case 'member':
      return session === undefined ? signInFirst(accessMessages['sign-in-first']) : allowed
    case 'admin':
      if (session === undefined) return signInFirst(accessMessages['sign-in-first'])
      return session.type === 'Admin' ? allowed : { ok: false, message: accessMessages['not-allowed'], to: paths.home }
    case 'dashboard':
      if (session === undefined) return signInFirst(accessMessages['login-first'])
      return session.type === 'Admin'
        ? allowed
        : { ok: false, message: accessMessages['no-permission'], to: paths.home }
  }
}
