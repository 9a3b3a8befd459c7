import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'

type Notification = { key: string; message: string; createdOn: number }

type NotificationListProps = {
  items: readonly Notification[]
  /** The key of the one that is being dismissed. */
  dismissing: string | undefined
  onDismiss: (key: string) => void
}

/** The notifications, each with its way out; after it the focus goes to the next one, after the last to the way out of the dialog. */
export function NotificationList({ items, dismissing, onDismiss }: NotificationListProps) {
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
      {items.map(({ key, message, createdOn }, index) => (
        <li key={key}>
          <div>
            <p>{message}</p>
            <p className="muted">{new Date(createdOn).toLocaleString()}</p>
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
