import type { ReactNode } from 'react'
import './list-card.css'

/** A framed list; each child is one row. `label` is its accessible name. */
export function ListCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="list-card" aria-label={label}>
      {children}
    </ul>
  )
}
