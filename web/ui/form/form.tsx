import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldOf } from '#web/lib/json.ts'
import { endErrors } from '#web/lib/message-store.ts'
import { RULE } from './domain-resolver.ts'
import { focusField, slotOf } from './field-slot.tsx'
import { type AnyForm, FormContext } from './form-context.ts'
import { showErrors } from './show-refusal.ts'

type NativeFormProps = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'onInvalid' | 'children'> & {
  form?: undefined
  children: ReactNode
}

type BoundFormProps<F extends FieldValues> = Omit<NativeFormProps, 'form' | 'onSubmit' | 'ref'> & {
  ref?: RefObject<HTMLFormElement | null>
  form: UseFormReturn<F>
  /** Receives the values once they're valid; the form is submitting until the returned promise settles. */
  onSubmit: (values: F) => unknown
  /** Called when the values are invalid. */
  onInvalid?: (errors: FieldErrors<F>) => void
}

/**
 * A form with consistent spacing. Replaces the browser's validation bubbles with announced errors, counts autofill as
 * input, and dismisses the last submit's errors on a new one. Fields inside register themselves with `form` by name.
 */
export function Form<F extends FieldValues>(props: BoundFormProps<F>): ReactNode
export function Form(props: NativeFormProps): ReactNode
export function Form<F extends FieldValues>(props: NativeFormProps | BoundFormProps<F>) {
  return props.form === undefined ? <NativeForm {...props} /> : <BoundForm {...props} />
}

function NativeForm({ children, onSubmit, ...rest }: Omit<NativeFormProps, 'form'>) {
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    dispatchAutofill(event.currentTarget)
    endErrors()
    onSubmit?.(event)
  }
  return (
    <form {...rest} noValidate className="form grid grid-cols-1 gap-4 in-[.own-email]:w-full" onSubmit={submit}>
      {children}
    </form>
  )
}

/**
 * Shows each error at its field, and ignores the second submit of a double click. Errors whose field isn't rendered appear in the message bar until the form changes.
 */
function BoundForm<F extends FieldValues>({ form, ref, onSubmit, onInvalid, children, ...rest }: BoundFormProps<F>) {
  const localRef = useRef<HTMLFormElement>(null)
  const element = ref ?? localRef
  const { submitCount } = form.formState
  const errors = messagesOf(form.formState.errors)
  const inBar = useRef(false)
  const submitting = useRef(false)
  useRecheck(form, form.formState.errors, () => {
    if (inBar.current) endErrors()
    inBar.current = false
  })
  const focusFirstError = (invalid: FieldErrors<F>) => {
    const entries = Object.entries(messagesOf(invalid))
    const hidden = entries.filter(([name]) => slotOf(element.current, name) === null)
    inBar.current = hidden.length > 0
    showErrors(hidden.map(([, message]) => message))
    focusField(element.current, entries.find((error) => !hidden.includes(error))?.[0])
    onInvalid?.(invalid)
  }
  return (
    <FormContext value={{ form, errors, turn: submitCount }}>
      <NativeForm
        {...rest}
        ref={element}
        onSubmit={(event) => {
          event.preventDefault()
          // A form in a popup of another form must not submit the outer one.
          event.stopPropagation()
          if (submitting.current) return
          submitting.current = true
          void form
            .handleSubmit(
              (values) => onSubmit(values),
              focusFirstError,
            )(event)
            .finally(() => {
              // A mutation is reported as pending in a later task.
              setTimeout(() => {
                submitting.current = false
              })
            })
        }}
      >
        {children}
      </NativeForm>
    </FormContext>
  )
}

/** The messages of the form's errors, by field. */
const messagesOf = (errors: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => {
      const message = fieldOf(error, 'message')
      return typeof message === 'string' && message !== '' ? [[field, message]] : []
    }),
  )

/** Revalidates fields with errors when another field changes, because that may fix them, for example with two times. */
function useRecheck<F extends FieldValues>(form: UseFormReturn<F>, errors: object, onChange: () => void) {
  const anyForm: AnyForm = form
  const latest = useRef({ errors, onChange })
  useEffect(() => {
    latest.current = { errors, onChange }
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name === undefined || type === 'blur') return
          latest.current.onChange()
          const others = Object.entries(latest.current.errors).filter(
            ([field, error]) => field !== name && field !== 'root' && fieldOf(error, 'type') === RULE,
          )
          if (others.length > 0) void anyForm.trigger(others.map(([field]) => field))
        },
      }),
    [form, anyForm],
  )
}

/** Controls that a browser may autofill. */
const FILLED = 'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), textarea'

/**
 * Some browsers and password managers fill in a form without events. This dispatches `input` events: fields whose text
 * React doesn't know yet change now; the others don't. They're custom events, because a dialog counts
 * others as typing.
 */
function dispatchAutofill(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll(FILLED)) field.dispatchEvent(new CustomEvent('input', { bubbles: true }))
}
