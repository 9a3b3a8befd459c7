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
 * A session that ended on its own leads from a private page to the sign-in page; the route is remembered for after it.
 * On a public page it just ends.
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
    // After the sign-in the user is not led back to Sign Out.
    if (!leaves) storeRoute({ route: pathname + search })
    showError(accessMessages['sign-in-required'])
    void navigate(paths.signIn, { replace: true })
  }, [expired, mustLeave, leaves, pathname, search, navigate])
}
