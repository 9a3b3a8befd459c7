import type { ReactNode } from 'react'

/** The row of buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form__actions flex flex-wrap gap-3 mt-2">{children}</div>
}
