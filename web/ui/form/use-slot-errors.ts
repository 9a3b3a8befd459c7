import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { endErrors, showError } from '#web/lib/message-store.ts'
import { focusField, slotOf } from './field-slot.tsx'

/** A form's error, shown at its field (`FieldSlot`), or in the message bar if it has none. */
export type FieldError = { message: string; field?: string | undefined }

/**
 * `fields`: the fields whose errors were shown; `refusal`: the server's error; `inBar`: the errors that no field shows;
 * `turn`: how often errors were shown.
 */
type ShownErrors = {
  fields: ReadonlySet<string | undefined>
  refusal: FieldError | undefined
  inBar: readonly string[]
  turn: number
}

const NOTHING: ShownErrors = { fields: new Set(), refusal: undefined, inBar: [], turn: 0 }

/** Shows errors that no field shows as one message, one per line. */
export function showErrors(errors: readonly string[]): void {
  if (errors.length > 0) showError([...new Set(errors)].join('\n'))
}

/**
 * A form's errors, each at its field. A server error stays until its field changes; errors from `validate` are shown from
 * a submit until they're fixed. Pass `element` to the form and `slotErrors` to `SlotErrorsContext`. Errors whose field
 * isn't rendered are one message in the bar until one of them is fixed.
 */
export function useSlotErrors(validate: () => readonly FieldError[]) {
  const element = useRef<HTMLFormElement>(null)
  const [shownErrors, setShownErrors] = useState(NOTHING)
  const { fields, refusal, inBar, turn } = shownErrors
  const show = (errors: readonly FieldError[], next: Pick<ShownErrors, 'fields' | 'refusal'>) => {
    endErrors()
    flushSync(() => setShownErrors({ ...next, inBar: [], turn: turn + 1 }))
    const placed = errors.filter(({ field }) => slotOf(element.current, field) !== null)
    const unplaced = errors.filter((error) => !placed.includes(error)).map(({ message }) => message)
    showErrors(unplaced)
    if (next.refusal === undefined) setShownErrors((now) => ({ ...now, inBar: unplaced }))
    focusField(element.current, placed[0]?.field)
  }
  const isCorrected =
    inBar.length > 0 && !inBar.every((message) => validate().some((error) => error.message === message))
  useEffect(() => {
    if (isCorrected) endErrors()
  }, [isCorrected])
  return {
    element,
    slotErrors: {
      errors: [
        ...(refusal ? [refusal] : []),
        ...(fields.size === 0 ? [] : validate().filter(({ field }) => fields.has(field))),
      ],
      turn,
      clear: (field: string) => {
        if (refusal?.field === field) setShownErrors({ ...shownErrors, refusal: undefined })
      },
    },
    /**
     * Validates the form, replaces the errors shown before, and focuses the first one. Returns whether there are any.
     */
    sayFaults: (): boolean => {
      const errors = validate()
      show(errors, { fields: new Set(errors.map(({ field }) => field)), refusal: undefined })
      return errors.length > 0
    },
    sayRefusal: (error: FieldError) => show([error], { fields: new Set(), refusal: error }),
    forget: () => setShownErrors(NOTHING),
  }
}
