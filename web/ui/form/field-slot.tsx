import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
import './field.css'

/** A form's errors, how often some were said, and what a change of a field calls. */
type SlotErrors = {
  errors: readonly { field?: string | undefined; message: string }[]
  turn: number
  clear: (field: string) => void
}

/** Given by the form around the fields. */
export const SlotErrorsContext = createContext<SlotErrors>({ errors: [], turn: 0, clear: () => undefined })

const CONTROLS = 'input, textarea, select, [contenteditable="true"], td button[tabindex="0"]'

/** Names a field of a form, so that an error can lead to it and be shown beside it. */
export function FieldSlot({ field, children }: { field: string; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null)
  const id = useId()
  const { errors, turn, clear } = use(SlotErrorsContext)
  const error = errors.find((each) => each.field === field)
  const shown = error !== undefined
  const mend = useRef(clear)
  useEffect(() => {
    mend.current = clear
  })
  // The control in the slot is marked here, whatever its kind: fields need not know of the form.
  useEffect(() => {
    const element = slot.current
    if (!shown || element === null) return
    const control = element.querySelector('fieldset:has(input[type="radio"])') ?? element.querySelector(CONTROLS)
    const hints = control?.getAttribute('aria-describedby') ?? null
    if (control?.tagName !== 'FIELDSET') control?.setAttribute('aria-invalid', 'true')
    control?.setAttribute('aria-describedby', [`${id}-error`, hints].filter(Boolean).join(' '))
    const corrected = (event: Event) => {
      if (event.type !== 'click' || (event.target instanceof Element && event.target.closest('button') !== null))
        mend.current(field)
    }
    const acts = ['input', 'change', 'click']
    for (const act of acts) element.addEventListener(act, corrected)
    return () => {
      for (const act of acts) element.removeEventListener(act, corrected)
      control?.removeAttribute('aria-invalid')
      if (hints === null) control?.removeAttribute('aria-describedby')
      else control?.setAttribute('aria-describedby', hints)
    }
  }, [shown, id, field])
  return (
    <div ref={slot} data-field={field} className="field-slot">
      {children}
      {shown && (
        // The same words said again are read again.
        <p key={turn} className="field__error" id={`${id}-error`} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error.message}</span>
        </p>
      )}
    </div>
  )
}

/** Where a form has a field; null while it does not show it. */
export const slotOf = (form: HTMLElement | null, field: string | undefined): HTMLElement | null =>
  field === undefined ? null : (form?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`) ?? null)

/** Moves the focus to a field of the form: to what can be used in it first. */
export function focusField(form: HTMLElement | null, field: string | undefined): void {
  const slot = slotOf(form, field)
  const control = slot?.matches('[name]') ? slot : slot?.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}
