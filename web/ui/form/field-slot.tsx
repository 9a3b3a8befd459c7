import { CircleAlert } from 'lucide-react'
import { type ReactNode, use, useEffect, useId, useRef } from 'react'
import { FormContext } from './form-context.ts'

const CONTROLS = 'input, textarea, select, [contenteditable="true"], td button[tabindex="0"]'

/** Wraps a form's field, so that an error can be shown next to it and can move focus to it. */
export function FieldSlot({ field, children }: { field: string; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null)
  const id = useId()
  const bound = use(FormContext)
  const error = bound?.errors[field]
  const hasError = error !== undefined
  // Sets the attributes on the slot's control, whatever its type, so that fields don't depend on the form.
  useEffect(() => {
    const element = slot.current
    if (!hasError || element === null) return
    const control = element.querySelector('fieldset:has(input[type="radio"])') ?? element.querySelector(CONTROLS)
    const hints = control?.getAttribute('aria-describedby') ?? null
    if (control?.tagName !== 'FIELDSET') control?.setAttribute('aria-invalid', 'true')
    control?.setAttribute('aria-describedby', [`${id}-error`, hints].filter(Boolean).join(' '))
    return () => {
      control?.removeAttribute('aria-invalid')
      if (hints === null) control?.removeAttribute('aria-describedby')
      else control?.setAttribute('aria-describedby', hints)
    }
  }, [hasError, id])
  return (
    <div ref={slot} data-field={field} className="field-slot">
      {children}
      {hasError && (
        // The changed key announces a repeated message again.
        <p key={bound?.turn} className="field__error" id={`${id}-error`} role="alert">
          <CircleAlert className="mt-[0.12rem]" size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The element of a form's field; null while the form doesn't show it. */
export const slotOf = (form: HTMLElement | null, field: string | undefined): HTMLElement | null =>
  field === undefined ? null : (form?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`) ?? null)

/** Focuses the first control of a form's field. */
export function focusField(form: HTMLElement | null, field: string | undefined): void {
  const slot = slotOf(form, field)
  const control = slot?.matches('[name]') ? slot : slot?.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}
