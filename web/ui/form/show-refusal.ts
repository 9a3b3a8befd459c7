import { endErrors, showError } from '#web/lib/message-store.ts'
import { focusField, slotOf } from './field-slot.tsx'
import type { FieldError } from './use-slot-errors.ts'

// Declared as a method, so that a form with known field names is assignable.
type RefusedForm = { setError(name: string, error: { type: string; message: string }): void }

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
