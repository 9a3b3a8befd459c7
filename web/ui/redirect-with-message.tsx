import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { showError } from '#web/lib/message-store.ts'

/** Leaves a screen that can't be shown, with the reason in the message bar. */
export function RedirectWithMessage({ to, message }: { to: string; message: string }) {
  useEffect(() => {
    showError(message)
  }, [message])
  return <Navigate to={to} replace />
}
