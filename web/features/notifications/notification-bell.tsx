import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotifications } from './use-notifications.ts'
import '#web/ui/screens.css'

/** The administrators' bell with the number of notifications. Dismissing one deletes it (spec 1.2.19). */
export function NotificationBell() {
  const { items, isLoaded, more, loadMore, loading, error, retry, ...dismissals } = useNotifications()
  const { dismissing, dismiss, dismissingAll, dismissAll } = dismissals
  const [open, setOpen] = useState(false)
  const count = `${items.length}${more ? '+' : ''}`
  return (
    <>
      <IconButton
        // The number isn't known while loading.
        label={isLoaded ? `Notifications: ${count}` : 'Notifications'}
        icon={<Bell size={20} />}
        onClick={() => setOpen(true)}
      >
        {items.length > 0 && (
          <span className="notification-bell__count" aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      <Dialog
        open={open}
        title="Notifications"
        onClose={() => setOpen(false)}
        actions={
          items.length > 1 && (
            <Button variant="secondary" busy={dismissingAll} onClick={() => dismissAll(items.map(({ key }) => key))}>
              {more ? 'Dismiss all shown' : 'Dismiss all'}
            </Button>
          )
        }
      >
        {error !== null && <ErrorState message={error.message} onRetry={retry} />}
        {error === null && !isLoaded && <Skeleton label="Loading the notifications" count={2} shape="line" />}
        {error === null && isLoaded && items.length === 0 && !more && (
          <EmptyState title="None" icon={<BellOff size={24} />} />
        )}
        {items.length > 0 && (
          <NotificationList
            items={items}
            dismissing={dismissing}
            busy={dismissingAll}
            onDismiss={dismiss}
            onDismissAll={dismissAll}
            onFollow={() => setOpen(false)}
          />
        )}
        <LoadMore more={more} busy={loading} onMore={loadMore} />
      </Dialog>
    </>
  )
}
