import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { accessMessages } from '#domain/messages/access.ts'
import { showError } from '#web/lib/message-store.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { paths } from '../paths.ts'
import { isLeaving, isPrivate } from '../routing/access.ts'

/**
 * Redirects from a private page to the sign-in page when the session expires, and remembers the route for after the
 * sign-in. Public pages stay open.
 */
export function useExpiredSession(): void {
  const expired = useStore(sessionStore, (state) => state.expired)
  const { pathname, search } = useLocation()
  const handles = useMatches().map(({ handle }) => handle)
  const mustLeave = handles.some(isPrivate)
  const leaves = handles.some(isLeaving)
  const navigate = useNavigate()
  useEffect(() => {
    if (!expired) return
    sessionStore.setState({ expired: false })
    if (!mustLeave) return
    // Signing in again must not return the user to Sign Out.
    if (!leaves) storeRoute({ route: pathname + search })
    showError(accessMessages['sign-in-required'])
    void navigate(paths.signIn, { replace: true })
  }, [expired, mustLeave, leaves, pathname, search, navigate])
}
