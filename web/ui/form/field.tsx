import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

export type FieldFacts = {
  label: string
  /** The label as rendered, if it's more than text. */
  shownLabel?: ReactNode
  /** Help text under the field. */
  hint?: string | undefined
  /** The field's current error, announced when it appears. */
  error?: string | undefined
  optional?: boolean | undefined
}

/**
 * The label, control, hint, and error of a form field; the control needs `id` and the attributes of `fieldAttributes`.
 */
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
        {optional === true && <span className="text-text-muted font-normal"> (optional)</span>}
      </label>
      <div className="relative flex">{children}</div>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
