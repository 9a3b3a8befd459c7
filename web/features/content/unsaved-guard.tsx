import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'

/** Asks before a screen with unsaved changes is left. */
export function UnsavedGuard({ when }: { when: boolean }) {
  return (
    <LeaveGuard when={when} title="Leave this page?" confirmLabel="Leave">
      <p>What you typed is not saved. It is lost when you leave.</p>
    </LeaveGuard>
  )
}
