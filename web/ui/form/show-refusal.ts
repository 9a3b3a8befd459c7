import { endErrors, showError } from '#web/lib/message-store.ts'
import { focusField, slotOf } from './field-slot.tsx'
import type { FieldError } from './domain-resolver.ts'

// Declared as a method, so that a form with known field names is assignable.
type RefusedForm = { setError(name: string, error: { type: string; message: string }): void }

/** Shows errors that no field shows as one message, one per line. */
export function showErrors(errors: readonly string[]): void {
  if (errors.length > 0) showError([...new Set(errors)].join('\n'))
}

/**
 * Shows a server error at its field until the field changes, or in the message bar if `element` doesn't render the
 * field.
 */
export function showRefusal(form: RefusedForm, element: HTMLElement | null, { field, message }: FieldError): void {
  endErrors()
  if (field === undefined || slotOf(element, field) === null) {
    showError(message)
    return
  }
  form.setError(field, { type: 'refusal', message })
  focusField(element, field)
}
