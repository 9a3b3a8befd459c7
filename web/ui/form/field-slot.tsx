import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
import './field.css'

/** A form's error, its field, and how to clear it once the user changes that field. */
export type SlotError = { field: string; message: string; clear: () => void }

/** Given by the form around the fields. */
export const SlotErrorContext = createContext<SlotError | undefined>(undefined)

const CONTROLS = 'input, textarea, select, [contenteditable="true"], td button[tabindex="0"]'

/** Names a field of a form, so that an error can lead to it and be shown beside it. */
export function FieldSlot({ field, children }: { field: string; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null)
  const id = useId()
  const slotError = use(SlotErrorContext)
  const error = slotError?.field === field ? slotError : undefined
  const shown = error !== undefined
  const clear = useRef(error?.clear)
  useEffect(() => {
    clear.current = error?.clear
  })
  // The control in the slot is marked here, whatever its kind: fields need not know of the form.
  useEffect(() => {
    const element = slot.current
    if (!shown || element === null) return
    const control = element.querySelector('fieldset:has(input[type="radio"])') ?? element.querySelector(CONTROLS)
    const hints = control?.getAttribute('aria-describedby') ?? null
    if (control?.tagName !== 'FIELDSET') control?.setAttribute('aria-invalid', 'true')
    control?.setAttribute('aria-describedby', [`${id}-error`, hints].filter(Boolean).join(' '))
    const mended = (event: Event) => {
      if (event.type !== 'click' || (event.target instanceof Element && event.target.closest('button') !== null))
        clear.current?.()
    }
    const acts = ['input', 'change', 'click']
    for (const act of acts) element.addEventListener(act, mended)
    return () => {
      for (const act of acts) element.removeEventListener(act, mended)
      control?.removeAttribute('aria-invalid')
      if (hints === null) control?.removeAttribute('aria-describedby')
      else control?.setAttribute('aria-describedby', hints)
    }
  }, [shown, id])
  return (
    <div ref={slot} data-field={field} className="field-slot">
      {children}
      {shown && (
        <p className="field__error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error.message}</span>
        </p>
      )}
    </div>
  )
}

/** Moves the focus to a field of the form: to what can be used in it first. */
export function focusField(form: HTMLElement | null, field: string | undefined): void {
  const slot = field === undefined ? null : form?.querySelector(`[data-field="${field}"]`)
  slot?.querySelector<HTMLElement>(CONTROLS)?.focus()
}
