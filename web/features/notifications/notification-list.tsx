import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'

type Notification = { key: string; message: string; createdOn: number; path: string | null }

type NotificationListProps = {
  items: readonly Notification[]
  /** The key of the one that is being dismissed. */
  dismissing: string | undefined
  onDismiss: (key: string) => void
  /** The reader goes to the page that one is about. */
  onFollow: () => void
}

/** The notifications, each with its way out; after it the focus goes to the next one, after the last to the way out of the dialog. */
export function NotificationList({ items, dismissing, onDismiss, onFollow }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null)
  const dismiss = (key: string, index: number) => {
    const buttons = list.current?.querySelectorAll('button')
    const close = list.current?.closest('dialog')?.querySelector('button')
    const next = buttons?.item(index + 1) ?? buttons?.item(index - 1) ?? close
    next?.focus()
    onDismiss(key)
  }
  return (
    <ul className="notification-bell__list" ref={list}>
      {items.map(({ key, message, createdOn, path }, index) => (
        <li key={key}>
          <div>
            <p>
              {path === null ? (
                message
              ) : (
                <Link to={path} onClick={onFollow}>
                  {message}
                </Link>
              )}
            </p>
            <p className="muted">
              <time dateTime={new Date(createdOn).toISOString()}>{formatDateTime(createdOn)}</time>
            </p>
          </div>
          <Button
            variant="secondary"
            busy={dismissing === key}
            aria-label={`Dismiss: ${message}`}
            onClick={() => {
              dismiss(key, index)
            }}
          >
            Dismiss
          </Button>
        </li>
      ))}
    </ul>
  )
}
