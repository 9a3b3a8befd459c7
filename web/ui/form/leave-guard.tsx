import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'

type LeaveGuardProps = {
  /** Leaving would lose changes. */
  when: boolean
  title: string
  confirmLabel: string
  children: ReactNode
}

/**
 * Asks for confirmation before the user leaves the screen or closes the window. Another tab or query of the same screen
 * doesn't count as leaving.
 */
export function LeaveGuard({ when, title, confirmLabel, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [when])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title}
      confirmLabel={confirmLabel}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
