import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import './field.css'

export type FieldFacts = {
  label: string
  /** The label as it is shown, where it is more than its words. */
  shownLabel?: ReactNode
  /** A line of help under the field. */
  hint?: string | undefined
  /** What is wrong with it now; announced when it appears. */
  error?: string | undefined
  optional?: boolean | undefined
}

/** Label, control, hint and error of one form field; the control carries `id` and `describedBy(id)`. */
export function Field({
  id,
  label,
  shownLabel = label,
  hint,
  error,
  optional,
  children,
}: FieldFacts & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {shownLabel}
        {optional === true && <span className="field__optional"> (optional)</span>}
      </label>
      <div className="field__control">{children}</div>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
