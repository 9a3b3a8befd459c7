import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { ServerScope } from './server-scope.tsx'

/** The notification bell with its access to the server; only an administrator's header loads it. */
export function AdminBell() {
  return (
    <ServerScope>
      <NotificationBell />
    </ServerScope>
  )
}
