import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import './state.css'

type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode }

/** Says that there is nothing, in the specification's words, and what to do next. */
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
