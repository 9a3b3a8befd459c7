import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { userMessages } from '#domain/messages/users.ts'
import { showError } from '#web/lib/message-store.ts'
import { useSessionStore } from '#web/lib/session/session-store.ts'
import { paths } from '../paths.ts'

/** Leads an administrator whose session lacks the second factor to the page where it is turned on, whatever screen was asked for. */
export function useSecondFactorDue(): void {
  const due = useSessionStore((state) => state.secondFactorDue)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!due) return
    useSessionStore.setState({ secondFactorDue: false })
    if (pathname === paths.account) return
    showError(userMessages['second-factor-missing'])
    void navigate(paths.account)
  }, [due, pathname, navigate])
}
