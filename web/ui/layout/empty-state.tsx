import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import './state.css'

type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode }

/** Shown for an empty list, with the specification's text and the next action. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="state">
      <span className="state__icon" aria-hidden="true">
        {icon ?? <Inbox size={24} />}
      </span>
      <p className="state__title">{title}</p>
      {children !== undefined && <div className="state__text">{children}</div>}
      {action}
    </div>
  )
}
