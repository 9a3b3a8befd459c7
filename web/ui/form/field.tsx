import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './field.css'

export type FieldFacts = {
  label: string
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
  hint,
  error,
  optional,
  children,
}: FieldFacts & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional === true && <span className="field__optional"> (optional)</span>}
      </label>
      <div className="field__control">{children}</div>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field__error" id={`${id}-error`} role="alert">
        {error !== undefined && error !== '' && (
          <>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}
