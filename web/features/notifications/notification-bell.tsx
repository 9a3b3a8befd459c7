import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { useNotifications } from './use-notifications.ts'
import './notification-bell.css'

/** The administrators' bell with its count; dismissing a notification deletes it (spec 1.2.19). */
export function NotificationBell() {
  const { items, more, loadMore, loading, dismiss } = useNotifications()
  const [open, setOpen] = useState(false)
  const count = `${items.length}${more ? '+' : ''}`
  return (
    <>
      <IconButton
        label={`Notifications: ${count}`}
        icon={<Bell size={20} />}
        onClick={() => {
          setOpen(true)
        }}
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
        onClose={() => {
          setOpen(false)
        }}
      >
        {items.length === 0 ? (
          <EmptyState title="None" icon={<BellOff size={24} />} />
        ) : (
          <ul className="notification-bell__list">
            {items.map(({ key, message, createdOn }) => (
              <li key={key}>
                <div>
                  <p>{message}</p>
                  <p className="muted">{new Date(createdOn).toLocaleString()}</p>
                </div>
                <Button
                  variant="secondary"
                  aria-label={`Dismiss: ${message}`}
                  onClick={() => {
                    dismiss(key)
                  }}
                >
                  Dismiss
                </Button>
              </li>
            ))}
          </ul>
        )}
        <LoadMore more={more} busy={loading} onMore={loadMore} />
      </Dialog>
    </>
  )
}
