import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/link-button.tsx'

/** A back link above a screen's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className="back-link">
      <LinkButton variant="quiet" to={to}>
        <ArrowLeft size={18} aria-hidden="true" /> {children}
      </LinkButton>
    </div>
  )
}
