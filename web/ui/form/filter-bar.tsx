import type { ReactNode } from 'react'
import './filter-bar.css'

/**
 * A search box and the filters of a list, in one line on a desk. Where there is less room the box has a line of its own, and the
 * filters lie side by side below it, so that the list itself begins on the first screen of a phone.
 */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="filter-bar">{children}</div>
}
