import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { accessMessages } from '../../../domain/messages/access.ts'
import { showError } from '../../lib/message-store.ts'
import { rememberRoute } from '../../lib/remembered-route.ts'
import { useSessionStore } from '../../lib/session-store.ts'
import { paths } from '../paths.ts'

/** A session that ended on its own leads to the sign-in page; the route is remembered for after it. */
export function useExpiredSession(): void {
  const expired = useSessionStore((state) => state.expired)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!expired) return
    useSessionStore.setState({ expired: false })
    rememberRoute({ route: pathname + search })
    showError(accessMessages['sign-in-required'])
    void navigate(paths.signIn)
  }, [expired, pathname, search, navigate])
}
