import type { ReactNode } from 'react'
import './field.css'

/** The row of buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form__actions">{children}</div>
}
