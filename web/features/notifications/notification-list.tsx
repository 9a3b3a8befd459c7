import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { NOTICE_GROUPS, type NoticeGroup, noticeGroupOf } from '#domain/messages/notifications.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'

type Notification = { key: string; message: string; createdOn: number; path: string | null }

type NotificationListProps = {
  items: readonly Notification[]
  /** Key of the notification being dismissed. */
  dismissing: string | undefined
  onDismiss: (key: string) => void
  /** Dismisses several notifications. `busy` is true while some are being dismissed. */
  onDismissAll: (keys: readonly string[]) => void
  busy: boolean
  /** Called when the user follows a notification's link. */
  onFollow: () => void
}

type Group = { group: NoticeGroup; items: Notification[] }

const isGroup = (name: string): name is NoticeGroup => name in NOTICE_GROUPS

/** Groups notifications by kind, most urgent kind first. Keeps the order within each kind, newest first. */
const groupsOf = (items: readonly Notification[]): Group[] =>
  Object.keys(NOTICE_GROUPS)
    .filter(isGroup)
    .map((group) => ({ group, items: items.filter(({ message }) => noticeGroupOf(message) === group) }))
    .filter((group) => group.items.length > 0)

/**
 * Notifications grouped by subject, each with a dismiss button, and one per group for all of its notifications. After a
 * dismissal, focus moves to the next notification, or after the last one to the dialog's close button.
 */
export function NotificationList({
  items,
  dismissing,
  busy,
  onDismiss,
  onDismissAll,
  onFollow,
}: NotificationListProps) {
  const list = useRef<HTMLDivElement>(null)
  const groups = groupsOf(items)
  const moveFocus = (from: HTMLElement, isCandidate: (button: HTMLButtonElement) => boolean) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('li button') ?? [])].filter(isCandidate)
    const isAfter = (button: HTMLButtonElement) =>
      (from.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const next = buttons.find(isAfter) ?? buttons.at(-1) ?? list.current?.closest('dialog')?.querySelector('button')
    next?.focus()
  }
  return (
    <div className="grid gap-6" ref={list}>
      {groups.map(({ group, items: groupItems }) => {
        const heading = `notices-${group}`
        return (
          <section key={group} aria-labelledby={heading}>
            <header className="flex items-center justify-between gap-3 min-h-11">
              <h3 className="text-body" id={heading}>
                {NOTICE_GROUPS[group]}{' '}
                <span className="muted ms-1 font-normal">{groupItems.length.toLocaleString('en-US')}</span>
              </h3>
              {groupItems.length > 1 && groups.length > 1 && (
                <Button
                  variant="quiet"
                  busy={busy}
                  aria-label={`Dismiss all: ${NOTICE_GROUPS[group]}`}
                  onClick={({ currentTarget }) => {
                    moveFocus(currentTarget, (button) => button.closest('section') !== currentTarget.closest('section'))
                    onDismissAll(groupItems.map(({ key }) => key))
                  }}
                >
                  Dismiss these
                </Button>
              )}
            </header>
            <ul className="grid gap-3 p-0 list-none [&_li>:first-child]:min-w-0 [&_li>button]:flex-none [&_li>button]:wrap-normal">
              {groupItems.map(({ key, message, createdOn, path }) => (
                <li
                  className="flex items-center justify-between gap-4 pb-3 border-b border-b-border wrap-anywhere"
                  key={key}
                >
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
                    <p className="muted text-small">
                      <time dateTime={new Date(createdOn).toISOString()}>{formatDateTime(createdOn)}</time>
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    busy={dismissing === key}
                    aria-label={`Dismiss: ${message}`}
                    onClick={({ currentTarget }) => {
                      moveFocus(currentTarget, (button) => button !== currentTarget)
                      onDismiss(key)
                    }}
                  >
                    Dismiss
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
