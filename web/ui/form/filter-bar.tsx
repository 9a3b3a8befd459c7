import type { ReactNode } from 'react'

/**
 * A search box and a list's filters, in one row on a desktop. On narrower screens, the search box has its own row, with
 * the filters side by side below it, so that the list begins on a phone's first screen.
 */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="filter-bar">{children}</div>
}
