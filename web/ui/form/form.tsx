import type { ComponentProps, ReactNode } from 'react'
import { endErrors } from '#web/lib/message-store.ts'
import './field.css'

type FormProps = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'children'> & { children: ReactNode }

/** A form with even spacing; the browser's own validation bubbles are off, ours are announced; autofill counts as typed, and a new submit ends the errors of the last. */
export function Form({ children, onSubmit, ...rest }: FormProps) {
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    dispatchAutofill(event.currentTarget)
    endErrors()
    onSubmit?.(event)
  }
  return (
    <form {...rest} noValidate className="form" onSubmit={submit}>
      {children}
    </form>
  )
}

/** Controls whose text a browser may fill in. */
const FILLED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea'

/**
 * Some browsers and password managers fill in a form without events. This dispatches them: a field whose text React
 * does not know yet changes now, the others do not.
 */
function dispatchAutofill(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll(FILLED)) field.dispatchEvent(new Event('input', { bubbles: true }))
}
