import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode }

/** Shown for an empty list, with the specification's text and the next action. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="state grid grid-cols-1 justify-items-center gap-3 py-12 px-4 border border-dashed border-border-strong rounded-large text-center">
      <span className="state__icon" aria-hidden="true">
        {icon ?? <Inbox size={24} />}
      </span>
      <p className="text-large font-[650]">{title}</p>
      {children !== undefined && <div className="max-w-136 text-text-muted">{children}</div>}
      {action}
    </div>
  )
}
