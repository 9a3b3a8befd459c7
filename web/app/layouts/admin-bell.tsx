import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { ServerScope } from './server-scope.tsx'

/** The notification bell with its server access; only administrators' headers load it. */
export function AdminBell() {
  return (
    <ServerScope>
      <NotificationBell />
    </ServerScope>
  )
}
