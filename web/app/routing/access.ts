import { accessMessages } from '#domain/messages/access.ts'
import type { Session } from '#web/lib/session/session-store.ts'
import { paths } from '../paths.ts'
import { isObject } from '#web/lib/json.ts'

/** Who may open a route (spec 1.5.12, 1.6, 2.2.12, 3.6). */
export type Access =
  /** All users and visitors. */
  | 'public'
  /** Sign-in and sign-up: visitors only. */
  | 'guest'
  /** Sign-out: signed-in users only; others are redirected to the root. */
  | 'leaver'
  /** The student area: every signed-in user. */
  | 'member'
  /** Administrators. */
  | 'admin'
  /** The dashboard: administrators, with its own message (spec 3.6.2). */
  | 'dashboard'

/** The `handle` of a route: who may open it. */
export type AccessHandle = { access: Access }

/** Whether a route with this handle is only for signed-in users. */
export function isPrivate(handle: unknown): boolean {
  if (!isObject(handle) || !('access' in handle)) return false
  return handle.access !== 'public' && handle.access !== 'guest'
}

/** Whether a route with this handle is the sign-out. */
export const isLeaving = (handle: unknown): boolean =>
  isObject(handle) && 'access' in handle && handle.access === 'leaver'

export type AccessVerdict = { ok: true } | { ok: false; message: string; to: string; remember?: true }

const allowed: AccessVerdict = { ok: true }
const signInFirst = (message: string): AccessVerdict => ({ ok: false, message, to: paths.signIn, remember: true })

/** Whether the user may open a route with this access; if not, the message and the redirect target. */
export function checkAccess(access: Access, session: Session | undefined): AccessVerdict {
  switch (access) {
    case 'public':
      return allowed
    case 'guest':
      return session === undefined
        ? allowed
        : { ok: false, message: accessMessages['already-signed-in'], to: paths.start(session.type) }
    case 'leaver':
      return session === undefined ? { ok: false, message: accessMessages['not-signed-in'], to: paths.home } : allowed
    case 'member':
      return session === undefined ? signInFirst(accessMessages['sign-in-required']) : allowed
    case 'admin':
      if (session === undefined) return signInFirst(accessMessages['sign-in-required'])
      return session.type === 'Admin' ? allowed : { ok: false, message: accessMessages['not-allowed'], to: paths.home }
    case 'dashboard':
      if (session === undefined) return signInFirst(accessMessages['login-required'])
      return session.type === 'Admin'
        ? allowed
        : { ok: false, message: accessMessages['no-permission'], to: paths.home }
  }
}
