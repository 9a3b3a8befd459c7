import type { ReactNode } from 'react'

/** A framed list; each child is one row. `label` is its accessible name. */
export function ListCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      className="p-2 border border-border rounded-large bg-surface list-none [&>li+li]:border-t [&>li+li]:border-t-border"
      aria-label={label}
    >
      {children}
    </ul>
  )
}
