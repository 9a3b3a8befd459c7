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
type Said = {
  fields: ReadonlySet<string | undefined>
  refusal: FieldError | undefined
  inBar: readonly string[]
  turn: number
}

const NOTHING: Said = { fields: new Set(), refusal: undefined, inBar: [], turn: 0 }

/** Shows errors that no field shows as one message, one per line. */
export function showErrors(errors: readonly string[]): void {
  if (errors.length > 0) showError([...new Set(errors)].join('\n'))
}

/**
 * A form's errors, each at its field. A server error stays until its field changes; errors from `faults` are shown from
 * a submit until they're fixed. Pass `element` to the form and `slotErrors` to `SlotErrorsContext`. Errors whose field
 * isn't rendered are one message in the bar until one of them is fixed.
 */
export function useSlotErrors(faults: () => readonly FieldError[]) {
  const element = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState(NOTHING)
  const { fields, refusal, inBar, turn } = said
  const say = (errors: readonly FieldError[], next: Pick<Said, 'fields' | 'refusal'>) => {
    endErrors()
    flushSync(() => setSaid({ ...next, inBar: [], turn: turn + 1 }))
    const placed = errors.filter(({ field }) => slotOf(element.current, field) !== null)
    const others = errors.filter((error) => !placed.includes(error)).map(({ message }) => message)
    showErrors(others)
    if (next.refusal === undefined) setSaid((now) => ({ ...now, inBar: others }))
    focusField(element.current, placed[0]?.field)
  }
  const isCorrected = inBar.length > 0 && !inBar.every((message) => faults().some((fault) => fault.message === message))
  useEffect(() => {
    if (isCorrected) endErrors()
  }, [isCorrected])
  return {
    element,
    slotErrors: {
      errors: [
        ...(refusal ? [refusal] : []),
        ...(fields.size === 0 ? [] : faults().filter(({ field }) => fields.has(field))),
      ],
      turn,
      clear: (field: string) => {
        if (refusal?.field === field) setSaid({ ...said, refusal: undefined })
      },
    },
    /**
     * Validates the form, replaces the errors shown before, and focuses the first one. Returns whether there are any.
     */
    sayFaults: (): boolean => {
      const errors = faults()
      say(errors, { fields: new Set(errors.map(({ field }) => field)), refusal: undefined })
      return errors.length > 0
    },
    sayRefusal: (error: FieldError) => say([error], { fields: new Set(), refusal: error }),
    forget: () => setSaid(NOTHING),
  }
}
