import { endErrors, showError } from '#web/lib/message-store.ts'
import { focusField, slotOf } from './field-slot.tsx'
import type { FieldError } from './use-slot-errors.ts'

// A method: a form of known names is one of any names.
type RefusedForm = { setError(name: string, error: { type: string; message: string }): void }

/** Says what the server refused, at its field until that is changed; in the bar when `element` does not show the field. */
export function sayRefusal(form: RefusedForm, element: HTMLElement | null, { field, message }: FieldError): void {
  endErrors()
  if (field === undefined || slotOf(element, field) === null) {
    showError(message)
    return
  }
  form.setError(field, { type: 'refusal', message })
  focusField(element, field)
}
