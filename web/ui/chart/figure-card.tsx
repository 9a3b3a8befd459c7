import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { LinkCard } from '#web/ui/layout/link-card.tsx'
import './figure-card.css'

type FigureCardProps = {
  label: string
  value: string
  note?: ReactNode
  icon: LucideIcon
  /** The list that the number counts. */
  to: string
  /** `alert`: somebody has to do something. */
  tone?: 'neutral' | 'alert'
}

/** One number with its words; the whole card leads to what it counts. */
export function FigureCard({ label, value, note, icon: Icon, to, tone = 'neutral' }: FigureCardProps) {
  return (
    <LinkCard to={to} className={classNames('figure-card', tone === 'alert' && 'figure-card--alert')}>
      <span className="figure-card__label">
        <Icon size={18} aria-hidden="true" />
        {label}
      </span>
      <span className="figure-card__value">{value}</span>
      {note !== undefined && <span className="figure-card__note">{note}</span>}
    </LinkCard>
  )
}
