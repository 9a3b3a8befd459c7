import { LeaveGuard } from './leave-guard.tsx'

/** Asks for confirmation before the user leaves a screen with unsaved changes. */
export const UnsavedGuard = ({ when }: { when: boolean }) => (
  <LeaveGuard when={when} title="Leave this page?" confirmLabel="Leave">
    <p>You have unsaved changes. If you leave now, you’ll lose them.</p>
  </LeaveGuard>
)
