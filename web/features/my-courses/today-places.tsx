import type { ReactNode } from 'react'

/** The height of three rows and the link below them, kept while the plan loads and if it has less to show. */
export const PlanSpace = ({ children }: { children?: ReactNode }) => (
  <div className="grid grid-cols-1 gap-1 content-start min-h-52">{children}</div>
)

/** The height of a line, kept while the countdown and the streak load. */
export const FactsLine = ({ children }: { children?: ReactNode }) => <p className="muted min-h-7">{children}</p>
