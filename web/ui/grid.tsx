import type { ReactNode } from 'react'
import './layout.css'

/** Cards of one width in as many columns as fit. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className="grid">{children}</div>
}
